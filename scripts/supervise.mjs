// Runs the program as a child and, where it serves, starts it again once it has ended by itself or does not answer any more. Plain
// JavaScript without dependencies: this process stays beside the server for as long as that runs, and has to be small.
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** What `main.ts` ends with where the settings cannot be: it would end the same way again. */
const SETTINGS_CODE = 2;
const INTERRUPTED_CODE = 130;
/** The pauses before it is started again: doubled each time, and the first again once it has served for a while. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
const STEADY_MS = 60_000;
/** The server itself ends within seven seconds after it was asked to, unless it hangs. */
const END_MS = 10_000;
/** How often it is asked, and for how long it may not answer unless it says otherwise. */
const ASK_MS = 5_000;
const UNANSWERED_MS = 30_000;
/** How many times as long it may take until it serves: it opens a large store in one go. */
const STARTING = 10;

/**
 * Runs the command until it ends for good, and ends this process with its code. Signals are handed on: a supervisor's reaches only
 * this process. The terminal sends Ctrl-C to the whole group: a SIGINT goes as a message, so that the server can tell one Ctrl-C from
 * two. The channel tells the child when this process is gone, however it ended.
 * @param isRestarted whether it is a server, which is to be there always; any other command ends when it ends
 * @returns what ends it as SIGTERM does
 */
export function supervise(command, args, { isRestarted, ...options }) {
  let child;
  let life = newLife();
  let isAsked = false;
  let hasServed = false;
  let pauseMs = FIRST_PAUSE_MS;

  const begin = () => {
    life = newLife();
    const own = life;
    child = spawn(command, args, {
      ...options,
      env: withCompiled(options.env),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (said) => {
      own.missed = 0;
      if (said?.supervised === 'serving') hasServed = own.serves = true;
      if (said?.supervised === 'ending') own.isEnding = true;
      if (said?.supervised === 'begun')
        own.stopAsking = isRestarted ? keepAsking(child, own, said.unansweredMs) : () => {};
    });
    child.once('error', (error) => {
      console.error(error.message);
      process.exit(1);
    });
    child.once('exit', (code, signal) => {
      own.stopAsking();
      if (isRestarted && !isAsked && isUnexpected(own, code, hasServed)) return again(code, signal);
      process.exit(code ?? (signal === 'SIGINT' ? INTERRUPTED_CODE : 1));
    });
  };
  const again = (code, signal) => {
    if (life.serves && performance.now() - life.since > STEADY_MS) pauseMs = FIRST_PAUSE_MS;
    console.error(`the server ended with ${signal ?? `code ${code}`} and is started again in ${pauseMs / 1000} s`);
    setTimeout(begin, pauseMs);
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    child = undefined;
  };
  const ask = (pass) => {
    isAsked = true;
    // Between two lives there is nothing to end.
    if (child === undefined) process.exit(0);
    pass(child);
    if (isRestarted) setTimeout(() => child.kill('SIGKILL'), END_MS).unref();
  };
  const end = () => ask((one) => one.kill('SIGTERM'));
  process.on('SIGINT', () => ask((one) => one.connected && one.send('SIGINT', () => {})));
  process.on('SIGTERM', end);
  begin();
  return end;
}

/**
 * Compiled modules are kept from one start to the next, which then takes two thirds of the time: beside the packages, unless the
 * environment says where. Where that folder cannot be written, nothing is kept.
 */
function withCompiled(env = process.env) {
  const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../node_modules/.cache/ledgerscope');
  return { NODE_COMPILE_CACHE: folder, ...env };
}

function newLife() {
  return { since: performance.now(), serves: false, isEnding: false, missed: 0, stopAsking: () => {} };
}

/**
 * Whether it was not to end. One that never served says what is wrong with its settings or its surroundings, and is not tried again;
 * one that was killed, or that ran out of memory, is.
 */
function isUnexpected({ isEnding }, code, hasServed) {
  if (isEnding || code === 0 || code === SETTINGS_CODE) return false;
  return code === null || hasServed;
}

/** Asks it now and then whether it lives, and kills it once it has not answered for that long; 0 leaves it alone. */
function keepAsking(child, life, unansweredMs = UNANSWERED_MS) {
  if (unansweredMs === 0) return () => {};
  const everyMs = Math.min(ASK_MS, unansweredMs / 6);
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    // This process itself stood still: the machine slept, or the terminal stopped both.
    if (now - last > 2 * everyMs) life.missed = 0;
    last = now;
    const mostMs = life.serves ? unansweredMs : STARTING * unansweredMs;
    if (life.missed * everyMs >= mostMs) {
      clearInterval(timer);
      console.error(`the server has not answered for ${mostMs / 1000} s`);
      child.kill('SIGKILL');
      return;
    }
    life.missed++;
    if (child.connected) child.send('alive?', () => {});
  }, everyMs);
  return () => clearInterval(timer);
}

/**
 * Flags by which V8 has an end to its memory, unless the environment says which: a quarter of what the machine or the container has,
 * as V8 takes it by itself, within bounds.
 */
export function heapFlags() {
  if (/max[-_]old[-_]space[-_]size/.test(process.env.NODE_OPTIONS ?? '')) return [];
  const bytes = Math.min(os.totalmem(), process.constrainedMemory?.() || Number.POSITIVE_INFINITY);
  return [`--max-old-space-size=${Math.min(4096, Math.max(512, Math.floor(bytes / 4 / 2 ** 20)))}`];
}
