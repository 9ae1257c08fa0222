import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service, ServiceAccount } from 'kubernetes-models/v1';
import { Compile } from 'typebox/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { SETTINGS } from './config.ts';

const HELM = fileURLToPath(new URL('../../../deploy/helm', import.meta.url));
const CHART = `${HELM}/ledgerscope`;
const GO_LIBRARIES = '/usr/share/gocode';
const GO_MS = 300_000;
/** What validates each kind by the schema of Kubernetes. */
const KINDS = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
  ServiceAccount,
} as const;

type Values = { [name: string]: unknown };
interface Manifest {
  readonly kind: keyof typeof KINDS;
  readonly metadata: { readonly name: string; readonly annotations?: Record<string, string> };
  readonly spec: { readonly replicas?: number; readonly template: { readonly spec: Pod } };
}
interface Pod {
  readonly serviceAccountName: string;
  readonly containers: readonly { readonly image: string; readonly args: readonly string[]; readonly env?: unknown }[];
}
interface Rendered {
  readonly files?: Readonly<Record<string, string>>;
  readonly problem?: string;
}

const read = (file: string) => fs.readFileSync(`${CHART}/${file}`, 'utf8');
const DEFAULTS = parse(read('values.yaml')) as Values & { settings: Values; roles: Record<string, Values> };
const isMap = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** As Helm lays values over those of the chart. */
function merged(under: Values, over: Values): Values {
  const both = { ...under };
  for (const [name, value] of Object.entries(over)) {
    const below = under[name];
    both[name] = isMap(below) && isMap(value) ? merged(below, value) : value;
  }
  return both;
}

const REQUIRED = { LEDGERSCOPE_PUBLIC_URL: 'https://explorer.example.org', LEDGERSCOPE_TRUST_PROXY: '10.42.7.0/24' };
/** What everybody has to say, and nothing else. */
const LEAST = merged(DEFAULTS, { settings: REQUIRED });
/** Values of installations: what is on by default off, and the other way round. */
const OPEN = merged(LEAST, {
  image: { repository: 'images.example.org/ledgerscope', tag: 'abc' },
  imagePullSecrets: [{ name: 'pull' }],
  autoscaling: { enabled: false },
  disruptionBudget: { enabled: false },
  networkPolicy: { enabled: false },
  ingress: { enabled: true, className: 'nginx', tlsSecretName: 'tls', annotations: { 'example.org/a': 'b' } },
  roles: { api: { replicas: 3 } },
  service: { annotations: { 'example.org/c': 'd' } },
});
const GIVEN = merged(LEAST, {
  serviceAccount: { create: false, name: 'there' },
  extraEnv: [
    { name: 'HTTPS_PROXY', value: 'http://proxy' },
    { name: 'A', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } },
  ],
  podAnnotations: { 'example.org/e': 'f' },
  nodeSelector: { disk: 'fast' },
  tolerations: [{ operator: 'Exists' }],
  settings: { LEDGERSCOPE_LOG_LEVEL: 'warn' },
});
const NAMELESS = merged(LEAST, { serviceAccount: { create: false } });

describe('deploy/helm/ledgerscope, as it is written', () => {
  const schema = Compile(JSON.parse(read('values.schema.json')) as object);

  it.each([
    ['the default values', DEFAULTS],
    ['the least values', LEAST],
    ['an open installation', OPEN],
    ['one in a cluster that has its own', GIVEN],
  ])('%s pass the schema of values', (_, values) => {
    expect(schema.Errors(values)).toEqual([true, []]);
  });

  it.each<[string, Values]>([
    ['a name that there is not', { ingres: { enabled: true } }],
    ['a setting that the chart makes', { settings: { LEDGERSCOPE_PORT: '80' } }],
    ['a secret among the settings', { settings: { LEDGERSCOPE_SECRET_KEY: 'x' } }],
    ['a number as text', { roles: { api: { replicas: 'two' } } }],
    ['a role that there is not', { roles: { writer: DEFAULTS.roles.api } }],
    ['an amount without sense', { storage: { data: 'much' } }],
  ])('the schema refuses %s', (_, over) => {
    expect(schema.Check(merged(DEFAULTS, over))).toBe(false);
  });

  it('names only settings that there are, and the version of the program', () => {
    const known = new Set<string>(Object.values(SETTINGS).map(({ env }) => env));
    const texts = [
      'values.yaml',
      'values.schema.json',
      ...fs.readdirSync(`${CHART}/templates`).map((name) => `templates/${name}`),
    ];
    const named = new Set(texts.flatMap((file) => read(file).match(/\bLEDGERSCOPE_[A-Z_]*[A-Z]\b/g) ?? []));
    expect(named.size).toBeGreaterThan(6);
    expect([...named].filter((name) => !known.has(name))).toEqual([]);
    const { version } = JSON.parse(fs.readFileSync(`${HELM}/../../package.json`, 'utf8')) as { version: string };
    expect(parse(read('Chart.yaml'))).toMatchObject({ version, appVersion: version });
  });
});

const canRender =
  spawnSync('go', ['version']).status === 0 && fs.existsSync(`${GO_LIBRARIES}/src/github.com/Masterminds/sprig`);
if (!canRender)
  console.log(
    'Go or sprig is not installed (Debian: golang-go, golang-github-masterminds-sprig-dev): the Helm chart is not rendered',
  );

describe.skipIf(!canRender)('deploy/helm/ledgerscope, rendered', () => {
  let [byDefault, open, given, nameless, ...incomplete]: Rendered[] = [];
  const required = Object.keys(REQUIRED);

  beforeAll(() => {
    const chart = { Name: 'ledgerscope', Version: '0.2.0', AppVersion: '0.2.0' };
    const release = {
      Name: 'explorer',
      Namespace: 'explorer',
      Service: 'Helm',
      Revision: 1,
      IsInstall: true,
      IsUpgrade: false,
    };
    const without = required.map((name) => merged(LEAST, { settings: { [name]: '' } }));
    const jobs = [LEAST, OPEN, GIVEN, NAMELESS, ...without].map((values) => ({
      folder: CHART,
      values,
      release,
      chart,
    }));
    const { stdout, stderr, status } = spawnSync('go', ['run', `${HELM}/render.go`], {
      input: JSON.stringify(jobs),
      encoding: 'utf8',
      timeout: GO_MS,
      env: { ...process.env, GO111MODULE: 'off', GOPATH: GO_LIBRARIES },
    });
    if (status !== 0) throw new Error(`the renderer ended with ${status}: ${stderr}`);
    [byDefault, open, given, nameless, ...incomplete] = JSON.parse(stdout) as Rendered[];
  }, GO_MS);

  /** The manifests, each valid by the schema of its kind. */
  function manifests(of: Rendered | undefined): Manifest[] {
    expect(of?.problem).toBeUndefined();
    const found = Object.entries(of?.files ?? {})
      .filter(([name]) => name.endsWith('.yaml'))
      .flatMap(([, text]) =>
        parseAllDocuments(text).map((document) => {
          expect(document.errors).toEqual([]);
          return document.toJS() as Manifest | null;
        }),
      )
      .filter((manifest) => manifest !== null);
    for (const manifest of found) new KINDS[manifest.kind](manifest as never).validate();
    return found;
  }
  const namesOf = (found: readonly Manifest[]) =>
    found.map(({ kind, metadata }) => `${kind} ${metadata.name}`).toSorted();
  const deployments = (of: Rendered | undefined) => manifests(of).filter(({ kind }) => kind === 'Deployment');

  it('has a deployment without rights for each role, and what guards it', () => {
    const name = 'explorer-ledgerscope';
    expect(namesOf(manifests(byDefault))).toEqual(
      [
        `ConfigMap ${name}`,
        `Deployment ${name}-api`,
        `Deployment ${name}-feeds`,
        `Deployment ${name}-ingest`,
        `HorizontalPodAutoscaler ${name}-api`,
        `NetworkPolicy ${name}-metrics`,
        `NetworkPolicy ${name}-pages`,
        ...['api', 'feeds', 'ingest'].map((role) => `PodDisruptionBudget ${name}-${role}`),
        `Service ${name}-api`,
        `ServiceAccount ${name}`,
      ].toSorted(),
    );
    for (const { spec, metadata } of deployments(byDefault)) {
      expect(spec.replicas).toBe(metadata.name.endsWith('api') ? undefined : 2);
      expect(spec.template.spec).toMatchObject({
        securityContext: { runAsNonRoot: true },
        serviceAccountName: name,
        containers: [
          {
            image: 'ledgerscope:0.2.0',
            args: ['--roles', metadata.name.split('-').at(-1)],
            securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
            envFrom: [{ configMapRef: { name } }, { secretRef: { name: 'ledgerscope' } }],
          },
        ],
      });
    }
    expect(byDefault?.files?.['NOTES.txt']).toContain('explorer-ledgerscope-api, port 80');
  });

  it('leaves out what is turned off, and makes an ingress', () => {
    const kinds = new Set(manifests(open).map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(['ConfigMap', 'Deployment', 'Ingress', 'Service', 'ServiceAccount']);
    const api = deployments(open).find(({ metadata }) => metadata.name.endsWith('-api'));
    expect(api?.spec.replicas).toBe(3);
    expect(api?.spec.template.spec.containers[0]?.image).toBe('images.example.org/ledgerscope:abc');
  });

  it('takes an account that is there, and further environment', () => {
    expect(manifests(given).some(({ kind }) => kind === 'ServiceAccount')).toBe(false);
    for (const { spec } of deployments(given)) {
      expect(spec.template.spec).toMatchObject({
        serviceAccountName: 'there',
        nodeSelector: { disk: 'fast' },
        tolerations: [{ operator: 'Exists' }],
        containers: [{ env: GIVEN.extraEnv }],
      });
    }
    // Pods start again when settings change.
    const sums = [byDefault, given].map(
      (of) => /checksum\/settings: (\w{64})/.exec(of?.files?.['deployments.yaml'] ?? '')?.[1],
    );
    expect(new Set(sums).size).toBe(2);
  });

  it('says what is missing, and the schemas of Kubernetes refuse what is wrong', () => {
    expect(nameless?.problem).toContain('serviceAccount.name says which account to use');
    for (const [index, name] of required.entries())
      expect(incomplete[index]?.problem).toContain(`settings.${name} is required: the address`);
    const wrong = { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'a' }, spec: { replicas: 'two' } };
    expect(() => new Deployment(wrong as never).validate()).toThrow();
  });
});
