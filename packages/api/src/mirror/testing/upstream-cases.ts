import fs from 'node:fs';
import path from 'node:path';
import { parseExactJson } from '@ledgerscope/streams';
import type { Setup } from './setup-values.ts';

/** Cases of the mirror node and its description, which are not a part of this repository. */
const DATA = process.env.LEDGERSCOPE_SHARED_DATA ?? path.resolve(import.meta.dirname, '../../../../../../shared/data');
export const DESCRIPTION_FILE = path.join(DATA, 'mirror/openapi.yml');
const SPECS = path.join(DATA, 'mirror/specs');

/** A block of more transactions than any file can hold. */
const IMPOSSIBLE: ReadonlySet<string> = new Set(['blocks/{id}/number.json']);

/** Whether they are there. */
export const HAS_UPSTREAM_CASES = fs.existsSync(SPECS);

/** One address and what is answered. */
export interface UpstreamCall {
  readonly url: string;
  readonly status: number;
  readonly reply: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** A case: what is set up, and what is asked of it. */
export interface UpstreamCase {
  readonly name: string;
  readonly setup: Setup;
  readonly calls: readonly UpstreamCall[];
}

interface SpecTest {
  readonly url?: string | readonly string[];
  readonly urls?: readonly string[];
  readonly responseStatus?: number;
  readonly responseJson?: unknown;
  readonly responseHeaders?: Readonly<Record<string, string>>;
}

/** The cases of a folder, without those of folders in it. */
export function upstreamCases(folder: string): UpstreamCase[] {
  const files = fs.readdirSync(path.join(SPECS, folder)).filter((file) => file.endsWith('.json'));
  const cases = files.sort().map((file) => readCase(path.join(folder, file)));
  return cases.filter(({ name, calls }) => calls.length > 0 && !IMPOSSIBLE.has(name));
}

function readCase(name: string): UpstreamCase {
  const spec = parseExactJson(fs.readFileSync(path.join(SPECS, name), 'utf8')) as SpecTest & {
    readonly setup?: Setup;
    readonly tests?: readonly SpecTest[];
  };
  const { setup = {}, tests = [spec] } = spec;
  const calls = tests.flatMap(({ url, urls = [], responseStatus = 200, responseJson, responseHeaders = {} }) =>
    [url ?? [], urls].flat().map((one) => ({
      url: one,
      status: responseStatus,
      reply: responseJson,
      headers: responseHeaders,
    })),
  );
  return { name, setup, calls };
}
