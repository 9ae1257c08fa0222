import { programFiles, projectText as text } from '@ledgerscope/testkit/program-files';
import { describe, expect, it } from 'vitest';

/** What opens a connection to something else. */
const CALL =
  /\bnew (?:Client|Pool|S3Client|SQSClient|Agent|OTLPTraceExporter)\(|\b(?:createTransport|createClient|createConnection)\(|(?<![.\w])(?:fetch|request)\(/;
/** Each file that does, and what bounds how long it waits there. */
const BOUNDS: Readonly<Record<string, readonly RegExp[]>> = {
  'packages/aws-queues/src/queue-service.ts': [/connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS/],
  // On this machine: it ends with the process at the other end, after as long as the copy takes.
  'apps/server/src/backup/serve-backups.ts': [/socketPath:/],
  'packages/ingest/src/source/block-node/block-node-client.ts': [/\{ deadline \}/, /setTimeout\(beSilent/],
  'packages/ingest/src/source/bucket/s3-object-store.ts': [/requestTimeout:/, /silenceMs/],
  'packages/ingest/src/source/mirror/mirror-client.ts': [/headersTimeout:/, /silenceMs:/],
  'packages/outside/src/checked-agent.ts': [/timeout: CONNECT_MS/, /headersTimeout:/, /bodyTimeout:/],
  'packages/outside/src/outside-fetcher.ts': [/wanted\.totalMs/, /signal: abort\.signal/],
  'packages/outside/src/webhook-post.ts': [/AbortSignal\.timeout\(TOTAL_MS\)/],
  'packages/portal/src/mail/mail-transport.ts': [/connectionTimeout:/, /greetingTimeout:/, /socketTimeout:/],
  'packages/portal/src/mail/sms-transport.ts': [/AbortSignal\.timeout\(/],
  'packages/api/src/prices/fetch-feed-price.ts': [/AbortSignal\.timeout\(/],
  'packages/telemetry/src/traces/traces.ts': [/timeoutMillis: SEND_MS/],
  'packages/ledger-store/src/client/http-connection.ts': [/request_timeout:/],
  'packages/portal-store/src/backup/back-up-portal.ts': [/\.\.\.LONG_WORK/, /unlessSilent\(\)/],
  'packages/portal-store/src/backup/restore-portal.ts': [/\.\.\.LONG_WORK/, /unlessSilent\(\)/],
  'packages/portal-store/src/embedded/embedded-postgres.ts': [/\.\.\.SHORT_WORK/],
  'packages/portal-store/src/lease/acquire-lease.ts': [/\.\.\.store\.connection, query_timeout:/],
  'packages/portal-store/src/open-portal-store.ts': [/\.\.\.SHORT_WORK/, /\.\.\.LONG_WORK/],
  'packages/portal-store/src/wake/wakes.ts': [/#unanswered\(client\)/],
};

/** Runs elsewhere, or is shown to be copied. */
const EXCEPT = ['client', 'contract'];

describe('calls that leave the process', () => {
  it('are made where it is written down what bounds them', () => {
    const calling = programFiles(EXCEPT).filter((file) => CALL.test(text(file)));
    expect(calling.toSorted()).toEqual(Object.keys(BOUNDS).toSorted());
  });

  it.each(Object.entries(BOUNDS))('%s waits for no end', (file, bounds) => {
    for (const bound of bounds) expect(text(file)).toMatch(bound);
  });
});
