import { type ChildProcess, spawn } from 'node:child_process';
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
  /** Kills it (SIGKILL), so that it can end nothing by itself. */
  readonly kill: () => Promise<void>;
  /** Starts it again after that, with the same files and the same address. */
  readonly startAgain: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a ClickHouse HTTP endpoint in a process and a folder of its own, below `parent`. */
export async function startClickHouseEndpoint(parent = os.tmpdir()): Promise<ClickHouseEndpoint> {
  const folder = fs.mkdtempSync(path.join(parent, 'ledgerscope-clickhouse-'));
  let { program, port } = await startProgram(folder, '0');
  return {
    url: `http://127.0.0.1:${port}/ledgerscope`,
    kill: async () => {
      program.kill('SIGKILL');
      await once(program, 'exit');
    },
    startAgain: async () => {
      ({ program, port } = await startProgram(folder, port));
    },
    stop: async () => {
      if (program.exitCode === null && program.signalCode === null) {
        program.stdin?.end();
        await once(program, 'exit');
      }
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startProgram(folder: string, askedPort: string): Promise<{ program: ChildProcess; port: string }> {
  const program = spawn(process.execPath, [PROGRAM, folder, askedPort], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [port] = await once(program.stdout, 'data');
  return { program, port: String(port).trim() };
}
