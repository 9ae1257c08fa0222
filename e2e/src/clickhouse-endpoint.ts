import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../packages/ledger-store/src/testing/http-endpoint.ts', import.meta.url));

/** A store that several processes reach over HTTP. */
export interface ClickHouseEndpoint {
  /** For `--clickhouse-url`. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a ClickHouse HTTP endpoint in a process and a folder of its own. */
export async function startClickHouseEndpoint(): Promise<ClickHouseEndpoint> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-clickhouse-'));
  const program = spawn(process.execPath, [PROGRAM, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [port] = await once(program.stdout, 'data');
  return {
    url: `http://127.0.0.1:${String(port).trim()}/ledgerscope`,
    stop: async () => {
      program.stdin.end();
      await once(program, 'exit');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
