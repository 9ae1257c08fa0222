/** Languages of the programs that read a queue, in the order of their tabs. */
export const QUEUE_CLIENT_LANGUAGES = ['Java', 'JavaScript', 'Python'] as const;
export type QueueClientLanguage = (typeof QUEUE_CLIENT_LANGUAGES)[number];

/** What one user may put into queues of this site on a day (UTC). What was deleted since counts too. */
export const SENT_A_DAY = { messages: 10_000, bytes: 67_108_864 } as const;

/** What a program needs to know that reads a queue of this site. */
export interface QueueCredentials {
  /** With scheme and host. */
  readonly endpoint: string;
  readonly queueName: string;
  readonly accessKey: string;
  readonly apiKey: string;
}

/** What a program needs to know that reads a queue at Amazon SQS. */
export interface AwsQueueAccess {
  readonly region: string;
  readonly queueUrl: string;
  readonly accessKey: string;
  readonly apiKey: string;
}

/** What is in a program in place of names and keys. */
export const QUEUE_PLACEHOLDERS = {
  queueName: 'YOUR_QUEUE_NAME',
  accessKey: 'YOUR_ACCESS_KEY',
  apiKey: 'YOUR_API_KEY',
} as const;

/** The same for a queue at Amazon. */
export const AWS_QUEUE_PLACEHOLDERS = {
  queueUrl: 'YOUR_QUEUE_URL',
  accessKey: 'YOUR_AWS_ACCESS_KEY_ID',
  apiKey: 'YOUR_AWS_SECRET_ACCESS_KEY',
} as const;

/** A complete program that prints each message of a queue and deletes it then. */
export function queueClientOf(language: QueueClientLanguage, access: QueueCredentials | AwsQueueAccess): string {
  const place: Place =
    'endpoint' in access
      ? { region: 'us-east-1', endpoint: JSON.stringify(access.endpoint), queue: JSON.stringify(access.queueName) }
      : { region: access.region, endpoint: undefined, queue: JSON.stringify(access.queueUrl) };
  const keys = { accessKey: JSON.stringify(access.accessKey), apiKey: JSON.stringify(access.apiKey) };
  return CLIENTS[language]({ ...place, ...keys });
}

/** Where a queue is: of one of this site the endpoint and its name, of one at Amazon its address; both quoted. */
interface Place {
  readonly region: string;
  readonly endpoint: string | undefined;
  readonly queue: string;
}

/** A program around texts that are quoted already. */
type Client = (quoted: Place & { readonly accessKey: string; readonly apiKey: string }) => string;

const java: Client = ({
  endpoint,
  region,
  queue,
  accessKey,
  apiKey,
}) => `// Needs software.amazon.awssdk:sqs, version 2.
${endpoint === undefined ? '' : 'import java.net.URI;\n'}import java.util.List;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.sqs.SqsClient;
import software.amazon.awssdk.services.sqs.model.Message;

public class Main {
    public static void main(String[] args) {
        AwsBasicCredentials credentials = AwsBasicCredentials.create(
            ${accessKey},
            ${apiKey});
        try (SqsClient sqs = SqsClient.builder()
${endpoint === undefined ? '' : `                .endpointOverride(URI.create(${endpoint}))\n`}                .region(Region.of("${region}"))
                .credentialsProvider(StaticCredentialsProvider.create(credentials))
                .build()) {
            String url = ${endpoint === undefined ? queue : `sqs.getQueueUrl(request -> request.queueName(${queue})).queueUrl()`};
            while (true) {
                List<Message> messages = sqs.receiveMessage(request -> request
                    .queueUrl(url)
                    .maxNumberOfMessages(10)
                    .waitTimeSeconds(20)).messages();
                for (Message message : messages) {
                    System.out.println(message.body());
                    sqs.deleteMessage(request -> request
                        .queueUrl(url)
                        .receiptHandle(message.receiptHandle()));
                }
            }
        }
    }
}
`;

const javascript: Client = ({ endpoint, region, queue, accessKey, apiKey }) => `// Needs npm install @aws-sdk/client-sqs
import {
  DeleteMessageCommand,
${endpoint === undefined ? '' : '  GetQueueUrlCommand,\n'}  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';

const sqs = new SQSClient({
${endpoint === undefined ? '' : `  endpoint: ${endpoint},\n`}  region: '${region}',
  credentials: { accessKeyId: ${accessKey}, secretAccessKey: ${apiKey} },
});
${endpoint === undefined ? `const QueueUrl = ${queue};` : `const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: ${queue} }));`}
for (;;) {
  const { Messages = [] } = await sqs.send(
    new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, WaitTimeSeconds: 20 }),
  );
  for (const { Body, ReceiptHandle } of Messages) {
    console.log(JSON.parse(Body));
    await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
  }
}
`;

const python: Client = ({ endpoint, region, queue, accessKey, apiKey }) => `# Needs pip install boto3
import json

import boto3

sqs = boto3.client(
    "sqs",
${endpoint === undefined ? '' : `    endpoint_url=${endpoint},\n`}    region_name="${region}",
    aws_access_key_id=${accessKey},
    aws_secret_access_key=${apiKey},
)
url = ${endpoint === undefined ? queue : `sqs.get_queue_url(QueueName=${queue})["QueueUrl"]`}
while True:
    reply = sqs.receive_message(QueueUrl=url, MaxNumberOfMessages=10, WaitTimeSeconds=20)
    for message in reply.get("Messages", []):
        print(json.loads(message["Body"]), flush=True)
        sqs.delete_message(QueueUrl=url, ReceiptHandle=message["ReceiptHandle"])
`;

const CLIENTS: Readonly<Record<QueueClientLanguage, Client>> = { Java: java, JavaScript: javascript, Python: python };
