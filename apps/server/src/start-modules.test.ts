import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Names the packages of all modules that are loaded for a server with all roles before it listens. */
const PROGRAM = `import { registerHooks } from 'node:module';
const packages = new Set();
registerHooks({
  load(url, context, next) {
    packages.add(/.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1]);
    return next(url, context);
  },
});
for (const name of ['config', 'start', 'serve-api']) await import(new URL(name + '.ts', process.argv[1]));
process.stdout.write(JSON.stringify([...packages]));
process.exit(0);`;

/** Large packages that few requests, settings or commands need. */
const LATER = [
  '@aws-sdk/client-s3',
  '@aws-sdk/client-sqs',
  '@ethereumjs/evm',
  'ajv',
  'hyparquet',
  'hyparquet-writer',
  'nodemailer',
  'ox',
  'pino-pretty',
  'prom-client',
  'solc',
  'viem',
];

describe('before a server listens', () => {
  it('it loads nothing that few need', () => {
    const here = `${pathToFileURL(path.join(import.meta.dirname, path.sep))}`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM, here], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const loaded = JSON.parse(stdout) as string[];
    expect(loaded).toContain('fastify');
    expect(loaded.filter((name) => LATER.includes(name))).toEqual([]);
  });
});
