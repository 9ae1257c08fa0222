import { SQSClient } from '@aws-sdk/client-sqs';
import { addSqs } from '@ledgerscope/api/sqs/sqs-routes';
import { QueueService } from '@ledgerscope/aws-queues/queue-service';
import { sealerOf } from '@ledgerscope/portal/secrets/sealer';
import { tokenHash } from '@ledgerscope/portal/secrets/token';
import { addApiKey } from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { startTestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import Fastify from 'fastify';

const ACCESS_KEY = 'lsk_operator';
const SECRET_KEY = 'ls_test_operator';

/** The queue endpoint of another portal, in place of that of AWS: only the endpoint differs. */
export interface AwsStandIn {
  readonly endpoint: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** Of the operator, whose queues these are. */
  readonly client: SQSClient;
  /** The queues as the program uses them. */
  readonly service: QueueService;
  /** Whether the operator's key is accepted. */
  accept(isAccepted: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Starts it, with a user who is the operator of the server that is tested. */
export async function startAwsStandIn(): Promise<AwsStandIn> {
  const engine = await startTestPortal();
  const store = await engine.open();
  const sealer = sealerOf(new Uint8Array(32));
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await addSqs(app, { portal: { store: () => store, opened: Promise.resolve(store), close: async () => {} }, sealer });
  const endpoint = `${await app.listen({ port: 0 })}/sqs`;
  const run = (statement: ReturnType<typeof sql>) => store.query((db) => db.execute(statement));
  const { rows } = await run(
    sql`insert into portal_user (email, name) values ('operator@example.org', 'Operator') returning id`,
  );
  const made = { accessKey: ACCESS_KEY, keyHash: tokenHash(SECRET_KEY), keyEnd: SECRET_KEY.slice(-4) };
  await addApiKey(store, BigInt(String(rows[0]?.id)), { ...made, keySealed: sealer.seal(SECRET_KEY) });
  const credentials = { accessKeyId: ACCESS_KEY, secretAccessKey: SECRET_KEY };
  const place = { region: 'us-east-1', endpoint };
  const service = new QueueService(place, credentials);
  const client = new SQSClient({ ...place, credentials, maxAttempts: 1 });
  return {
    endpoint,
    credentials,
    client,
    service,
    accept: async (isAccepted) => {
      await run(sql`update api_key set state = ${isAccepted ? 'ACTIVE' : 'INACTIVE'}`);
    },
    close: async () => {
      service.close();
      client.destroy();
      await app.close();
      await store.close();
      await engine.stop();
    },
  };
}
