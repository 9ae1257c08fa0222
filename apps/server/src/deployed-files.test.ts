import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SETTINGS } from './config.ts';

const TOP = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string) => fs.readFileSync(path.join(TOP, 'deploy', file), 'utf8');
/** Settings of others that the files set too. */
const OTHERS = new Set(['DATABASE_URL', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']);

describe('deploy/', () => {
  it.each(['Dockerfile', 'compose.yaml', 'systemd/ledgerscope.service', 'helm/ledgerscope/values.yaml'])(
    '%s sets only settings that there are',
    (file) => {
      const known = new Set<string>(Object.values(SETTINGS).map(({ env }) => env));
      const named = new Set(read(file).match(/\bLEDGERSCOPE_[A-Z_]+\b/g));
      expect(named.size).toBeGreaterThan(1);
      expect([...named].filter((name) => !known.has(name))).toEqual([]);
    },
  );

  it('the Dockerfile has only known instructions, and what it copies is there', () => {
    const text = read('Dockerfile');
    expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
    const copied = [...text.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, sources]) => sources?.split(' ') ?? []);
    expect(copied.filter((source) => !fs.existsSync(path.join(TOP, source)))).toEqual([]);
    const packages = ['apps', 'packages'].flatMap((folder) =>
      fs.readdirSync(path.join(TOP, folder)).map((name) => `${folder}/${name}/package.json`),
    );
    // The lock file names every workspace, and `npm ci` wants them all.
    const workspaces = [...packages, 'e2e/package.json', 'bench/package.json'];
    expect(workspaces.filter((file) => !copied.includes(file))).toEqual([]);
  });

  it('the image is made of what the lock file names, with its licence, with and without embedded engines', () => {
    const text = read('Dockerfile');
    expect(text).toContain('RUN npm ci --omit=dev');
    expect(text).not.toMatch(/npm install/);
    expect(text).toMatch(/^COPY LICENSE /m);
    const targets = [...text.matchAll(/^FROM (\S+) AS (\S+)$/gm)].map(([, base, name]) => [
      name,
      base?.replaceAll(/[${}]/g, ''),
    ]);
    expect(targets).toEqual([
      ['build', 'NODE_IMAGE'],
      ['build-slim', 'build'],
      ['runtime', 'NODE_IMAGE'],
      ['slim', 'runtime'],
      ['full', 'runtime'],
    ]);
    const sent = read('Dockerfile.dockerignore');
    for (const file of ['LICENSE', 'e2e/package.json', 'bench/package.json']) expect(sent).toContain(`!${file}\n`);
  });

  it('the unit has the memory settings of npm start', () => {
    const start = fs.readFileSync(path.join(TOP, 'scripts/start.mjs'), 'utf8');
    const unit = read('systemd/ledgerscope.service');
    const settings = [...start.matchAll(/(MALLOC_[A-Z_]+): '(\d+)'/g)].map(([, name, value]) => `${name}=${value}`);
    expect(settings).toHaveLength(3);
    for (const setting of [...settings, 'MemoryMax=90%', 'UMask=0077']) expect(unit).toContain(setting);
    const [semi = ''] = /--max-semi-space-size=\d+/.exec(start) ?? [];
    expect(unit).toContain(`NODE_OPTIONS=${semi}\n`);
  });

  it('the image gets no tests and no real files', () => {
    const omitted = read('Dockerfile.dockerignore').split('\n');
    expect(omitted).toEqual(expect.arrayContaining(['**/*.test.ts', '**/testing', 'packages/testkit/real-files']));
    expect(fs.existsSync(path.join(TOP, 'packages/testkit/real-files'))).toBe(true);
  });

  it('the compose file starts the server after its stores, without rights and on a read-only root', () => {
    const { services, volumes } = parse(read('compose.yaml')) as {
      services: Record<string, { volumes?: string[]; environment?: Record<string, string>; [key: string]: unknown }>;
      volumes: Record<string, null>;
    };
    expect(services.server).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      // Every setting can be given, also one that the file does not name.
      env_file: [{ path: 'ledgerscope.env', required: false }],
      depends_on: { clickhouse: { condition: 'service_healthy' }, postgres: { condition: 'service_healthy' } },
    });
    // Both write into the folder of backups: by the group that it hands on, where ClickHouse may write by its own settings.
    expect(services.server).toMatchObject({ group_add: ['101'] });
    expect(services.backups?.entrypoint).toEqual(expect.arrayContaining(['--group=101', '--mode=2770', '/backups']));
    for (const name of ['server', 'clickhouse', 'backups'])
      expect(services[name]?.volumes).toContain('backups:/backups');
    expect(read('clickhouse/backups.xml')).toContain('<allowed_path>/backups/</allowed_path>');
    const mounted = Object.values(services).flatMap(({ volumes: of = [] }) => of.map((volume) => volume.split(':')[0]));
    expect(mounted.filter((name) => name !== undefined && !name.startsWith('.') && !(name in volumes))).toEqual([]);
    const unknown = Object.keys(services.server?.environment ?? {}).filter(
      (name) => !name.startsWith('LEDGERSCOPE_') && !OTHERS.has(name),
    );
    expect(unknown).toEqual([]);
  });

  it('the compose file names a ClickHouse that the tests have run with', () => {
    const named = [...read('compose.yaml').matchAll(/clickhouse-server:(\S+)/g)].map(([, version]) => Number(version));
    const guide = fs.readFileSync(path.join(TOP, 'docs/operating/mainnet.md'), 'utf8');
    const [, first = '', last = ''] = /^\| ClickHouse, on a server \| ([\d.]+) to ([\d.]+) \|/m.exec(guide) ?? [];
    expect(named.length).toBeGreaterThan(0);
    for (const version of named) expect(version >= Number(first) && version <= Number(last)).toBe(true);
  });

  it('the proxy speaks TLS, says so to browsers, and passes live streams and addresses on as the server needs them', () => {
    const site = read('nginx/ledgerscope.conf');
    expect(site).toMatch(/^ {4}add_header Strict-Transport-Security "max-age=\d+" always;$/m);
    expect(site).toContain('return 301 https://$host$request_uri;');
    expect(site).toMatch(/location \/hedera\/api\/stream\/ \{[^}]*proxy_buffering off;/);
    // What a client says of its address is replaced in every location.
    const locations = site.match(/location [^}]*\}/g) ?? [];
    expect(locations).toHaveLength(2);
    for (const location of locations) {
      expect(location).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
      expect(location).toContain('proxy_set_header Host $host;');
    }
  });

  const hasAnalyze = spawnSync('systemd-analyze', ['--version']).status === 0;
  it.skipIf(!hasAnalyze)('the unit passes systemd-analyze verify (where systemd is installed)', () => {
    const unit = path.join(TOP, 'deploy/systemd/ledgerscope.service');
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' });
    const own = stderr.split('\n').filter((line) => line.includes('ledgerscope.service:'));
    expect(own).toEqual([]);
  });
});
