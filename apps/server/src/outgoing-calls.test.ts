import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const TOP = fileURLToPath(new URL('../../..', import.meta.url));
/** What opens a connection to something else. */
const CALL =
  /\bnew (?:Client|Pool|S3Client|SQSClient|Agent|OTLPTraceExporter)\(|\b(?:createTransport|createClient|createConnection)\(|(?<![.\w])(?:fetch|request)\(/;
/** Each file that does, and what bounds how long it waits there. */
const BOUNDS: Readonly<Record<string, readonly RegExp[]>> = {
  'apps/server/src/aws-queues/queue-service.ts': [/connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS/],
  // On this machine: it ends with the process at the other end, after as long as the copy takes.
  'apps/server/src/backup/serve-backups.ts': [/socketPath:/],
  'apps/server/src/ingest/source/block-node/block-node-client.ts': [/\{ deadline \}/, /setTimeout\(beSilent/],
  'apps/server/src/ingest/source/bucket/s3-object-store.ts': [/requestTimeout:/, /silenceMs/],
  'apps/server/src/ingest/source/mirror/mirror-client.ts': [/headersTimeout:/, /silenceMs:/],
  'apps/server/src/outside/checked-agent.ts': [/timeout: CONNECT_MS/, /headersTimeout:/, /bodyTimeout:/],
  'apps/server/src/outside/outside-fetcher.ts': [/wanted\.totalMs/, /signal: abort\.signal/],
  'apps/server/src/outside/webhook-post.ts': [/AbortSignal\.timeout\(TOTAL_MS\)/],
  'apps/server/src/portal/mail/mail-transport.ts': [/connectionTimeout:/, /greetingTimeout:/, /socketTimeout:/],
  'apps/server/src/portal/mail/sms-transport.ts': [/AbortSignal\.timeout\(/],
  'apps/server/src/prices/fetch-feed-price.ts': [/AbortSignal\.timeout\(/],
  'apps/server/src/traces/traces.ts': [/timeoutMillis: SEND_MS/],
  'packages/ledger-store/src/client/http-connection.ts': [/request_timeout:/],
  'packages/portal-store/src/backup/back-up-portal.ts': [/\.\.\.LONG_WORK/, /unlessSilent\(\)/],
  'packages/portal-store/src/backup/restore-portal.ts': [/\.\.\.LONG_WORK/, /unlessSilent\(\)/],
  'packages/portal-store/src/embedded/embedded-postgres.ts': [/\.\.\.SHORT_WORK/],
  'packages/portal-store/src/ingest-lease/acquire-lease.ts': [/\.\.\.store\.connection, query_timeout:/],
  'packages/portal-store/src/open-portal-store.ts': [/\.\.\.SHORT_WORK/, /\.\.\.LONG_WORK/],
  'packages/portal-store/src/wake/wakes.ts': [/#unanswered\(client\)/],
};

function programFiles(): string[] {
  return [
    'apps/server/src',
    ...['ledger', 'ledger-store', 'portal-store', 'streams', 'demo-network'].map((one) => `packages/${one}/src`),
  ]
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(TOP, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => path.join(folder, name)),
    )
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(name));
}

describe('calls that leave the process', () => {
  const text = (file: string) => fs.readFileSync(path.join(TOP, file), 'utf8');

  it('are made where it is written down what bounds them', () => {
    const calling = programFiles().filter((file) => CALL.test(text(file)));
    expect(calling.toSorted()).toEqual(Object.keys(BOUNDS).toSorted());
  });

  it.each(Object.entries(BOUNDS))('%s waits for no end', (file, bounds) => {
    for (const bound of bounds) expect(text(file)).toMatch(bound);
  });
});
