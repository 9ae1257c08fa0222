import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SUPERVISE = path.join(import.meta.dirname, 'supervise.mjs');
const WAIT = { timeout: 60_000 };

let folder = '';
const running = new Set<ChildProcess>();
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-supervise-'));
  fs.writeFileSync(path.join(folder, 'lives'), '');
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** What stands in for the server: it notes each of its lives, and does in each what stands for it here; in further lives nothing. */
function programOf(lives: readonly string[]): string {
  return `import fs from 'node:fs';
const life = fs.readFileSync('lives', 'utf8').length;
fs.appendFileSync('lives', '.');
const say = (supervised, more = {}) => process.send({ supervised, ...more });
const begun = (unansweredMs = 30_000) => say('begun', { unansweredMs });
const lives = () => process.on('message', (asked) => asked === 'alive?' && say('alive'));
const stays = () => setInterval(() => {}, 1_000);
process.on('SIGTERM', () => process.exit(0));
const all = [${lives.map((life) => `() => { ${life} }`).join(', ')}];
(all[life] ?? (() => { begun(); lives(); stays(); say('serving'); }))();`;
}

/** Starts it under supervision; gives the process that supervises. */
function start(lives: readonly string[], isRestarted = true, env: NodeJS.ProcessEnv = process.env): ChildProcess {
  fs.writeFileSync(path.join(folder, 'program.mjs'), programOf(lives));
  const outer = `import { supervise } from ${JSON.stringify(SUPERVISE)};
supervise(process.execPath, ['program.mjs'], { isRestarted: ${isRestarted} });`;
  fs.writeFileSync(path.join(folder, 'outer.mjs'), outer);
  const child = spawn(process.execPath, ['outer.mjs'], { cwd: folder, env, stdio: 'ignore' });
  running.add(child);
  return child;
}

const lived = () => fs.readFileSync(path.join(folder, 'lives'), 'utf8').length;
const ends = async (child: ChildProcess) => {
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
  return { code, lived: lived() };
};

describe('a server under supervision', () => {
  it.each([
    ['it ends by itself', 'process.exit(0)', 0],
    ['its settings cannot be', 'process.exit(2)', 2],
    ['it cannot start', 'process.exit(1)', 1],
    [
      'its settings turn out to be none while it serves',
      "begun(); say('serving'); setTimeout(() => process.exit(2), 100)",
      2,
    ],
    [
      'it was asked to end by somebody else',
      "begun(); say('serving'); say('ending'); setTimeout(() => process.exit(1), 100)",
      1,
    ],
  ])('ends for good where %s', async (_, life, code) => {
    expect(await ends(start([life]))).toEqual({ code, lived: 1 });
  });

  it.each([
    ['it ends with a fault once it served', "begun(); say('serving'); setTimeout(() => process.exit(1), 100)"],
    ['it is killed before it serves', "process.kill(process.pid, 'SIGKILL')"],
    ['it aborts', 'process.abort()'],
    ['it does not answer', "begun(300); say('serving'); stays()"],
    ['it does not answer before it serves', 'begun(60); stays()'],
    ['it does nothing any more', "begun(300); say('serving'); setTimeout(() => { for (;;); }, 50)"],
    [
      'it stands still',
      "begun(300); say('serving'); setTimeout(() => process.kill(process.pid, 'SIGSTOP'), 50); stays()",
    ],
  ])('starts again where %s, and a SIGTERM ends it', async (_, life) => {
    const child = start([life]);
    await expect.poll(lived, WAIT).toBe(2);
    child.kill('SIGTERM');
    expect(await ends(child)).toMatchObject({ lived: 2 });
  });

  it('is left alone as long as it answers, or is not to be asked', async () => {
    const child = start(["begun(200); lives(); say('serving'); setTimeout(() => process.exit(0), 2_000)"]);
    expect(await ends(child)).toEqual({ code: 0, lived: 1 });
    const other = start(['', "begun(0); say('serving'); setTimeout(() => process.exit(0), 2_000)"]);
    expect(await ends(other)).toEqual({ code: 0, lived: 2 });
  });

  it('is started again with growing pauses, in which a signal ends it', async () => {
    const dies = 'process.abort()';
    const child = start(Array.from({ length: 20 }, () => dies));
    await expect.poll(lived, WAIT).toBeGreaterThanOrEqual(3);
    child.kill('SIGINT');
    expect((await ends(child)).lived).toBeLessThan(6);
  });

  it.each([
    ['beside the packages', undefined, path.join(import.meta.dirname, '../node_modules/.cache/ledgerscope')],
    ['where the environment says', 'elsewhere', 'elsewhere'],
  ])('keeps what it compiled %s', async (_, given, expected) => {
    const { NODE_COMPILE_CACHE: _here, ...env } = process.env;
    const life = "fs.writeFileSync('compiled', process.env.NODE_COMPILE_CACHE ?? ''); process.exit(0)";
    await ends(start([life], true, given === undefined ? env : { ...env, NODE_COMPILE_CACHE: given }));
    const kept = fs.readFileSync(path.join(folder, 'compiled'), 'utf8');
    expect(path.resolve(folder, kept)).toBe(path.resolve(folder, expected));
  });

  it('that hangs where it is asked to end is killed', async () => {
    const child = start([
      "begun(0); say('serving'); process.removeAllListeners('SIGTERM'); process.on('SIGTERM', () => { for (;;); }); fs.writeFileSync('up', ''); stays()",
    ]);
    await expect.poll(() => fs.existsSync(path.join(folder, 'up')), WAIT).toBe(true);
    child.kill('SIGTERM');
    expect(await ends(child)).toEqual({ code: 1, lived: 1 });
  });
});

it('any other command ends when it ends', async () => {
  expect(await ends(start(["begun(); say('serving'); setTimeout(() => process.exit(1), 100)"], false))).toEqual({
    code: 1,
    lived: 1,
  });
});
