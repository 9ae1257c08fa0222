import fs from 'node:fs';
import { Compile } from 'typebox/schema';
import { parse } from 'yaml';
import { DESCRIPTION_FILE } from './upstream-cases.ts';

interface Description {
  readonly paths: Readonly<
    Record<string, { readonly get?: { readonly responses: Readonly<Record<string, Described>> } }>
  >;
  readonly components: object;
}

interface Described {
  readonly $ref?: string;
  readonly content?: { readonly 'application/json'?: { readonly schema: object } };
}

/** Cases answer `0x` for the bloom of a block without logs, which the description lacks. */
const EMPTY_BLOOM = ['^0x[0-9a-fA-F]{512}$', '^0x(?:[0-9a-fA-F]{512})?$'] as const;
/** Cases answer `0x` for an account that delegates no code, which the description lacks too. */
const NO_DELEGATION = [
  /delegation_address:\n\s+\$ref: \S+/g,
  'delegation_address: { type: [string, "null"], pattern: "^0x(?:[0-9a-f]{40})?$" }',
] as const;
/** And null for what made no contract where nothing failed. */
const NO_FAILED_INITCODE = [
  /(failed_initcode:\n\s+description: .*\n\s+example: .*\n\s+type: )string/g,
  '$1[string, "null"]',
] as const;
/** And null for the kind of who was called, where nobody was. */
const NO_RECIPIENT = [
  /(recipient_type:\n(?:.*\n){2}\s+enum: )\[ACCOUNT, CONTRACT\]/g,
  '$1[ACCOUNT, CONTRACT, null]',
] as const;
/** And null for a node without a proxy. */
const NO_PROXY = [
  /grpc_proxy_endpoint:\n\s+\$ref: (\S+)/g,
  'grpc_proxy_endpoint: { anyOf: [{ $ref: $1 }, { type: "null" }] }',
] as const;
/** And null for what an endpoint of a registered node does not serve. */
const NOT_SERVED = [
  /((?:block_node|general_service|mirror_node|rpc_relay):\n)\s+\$ref: (\S+)/g,
  '$1          anyOf: [{ $ref: $2 }, { type: "null" }]',
] as const;
/** And null for the amount of an NFT that waits for its receiver. */
const NO_AMOUNT = [
  /(TokenAirdrop:\n\s+type: object\n\s+properties:\n\s+amount:\n(?:.*\n)*?\s+type: )integer/,
  '$1[integer, "null"]',
] as const;
let read: Description | undefined;
const checkers = new Map<string, (body: unknown) => readonly unknown[]>();

/** What of a reply is not as the mirror node's own description says; `[]` where all is. */
export function differsFromDescription(url: string, status: number, body: unknown): readonly unknown[] {
  read ??= parse(
    fs
      .readFileSync(DESCRIPTION_FILE, 'utf8')
      .replaceAll(...EMPTY_BLOOM)
      .replaceAll(...NO_DELEGATION)
      .replaceAll(...NO_FAILED_INITCODE)
      .replaceAll(...NO_RECIPIENT)
      .replaceAll(...NO_PROXY)
      .replaceAll(...NOT_SERVED)
      .replace(...NO_AMOUNT),
  ) as Description;
  const template = templateOf(read, url);
  const name = `${template} ${status}`;
  const checker = checkers.get(name) ?? checkerOf(read, template, status);
  checkers.set(name, checker);
  return checker(body).slice(0, 3);
}

function templateOf({ paths }: Description, url: string): string {
  const path = (url.split('?')[0] ?? '').replace(/\/$/, '');
  const fits = (template: string) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const [found] = Object.keys(paths)
    .filter(fits)
    .toSorted((one, other) => one.split('{').length - other.split('{').length);
  if (found === undefined) throw new Error(`the description has no path for ${path}`);
  return found;
}

function checkerOf(description: Description, template: string, status: number) {
  const responses = description.paths[template]?.get?.responses ?? {};
  const response = resolve(description, responses[status] ?? responses[status === 206 ? 200 : 400]);
  const schema = response?.content?.['application/json']?.schema;
  if (schema === undefined) throw new Error(`the description has no reply of ${status} for ${template}`);
  const compiled = Compile({ ...schema, components: description.components } as object);
  return (body: unknown) => {
    // Finding what is wrong interprets the whole description, which takes most of the time of tests that ask for many pages.
    if (compiled.Check(body)) return [];
    const [isValid, errors] = compiled.Errors(body);
    return isValid ? ['the check and its errors contradict each other'] : errors;
  };
}

function resolve(description: Description, described: Described | undefined): Described | undefined {
  if (described?.$ref === undefined) return described;
  const parts = described.$ref.slice(2).split('/');
  return parts.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], description) as Described;
}
