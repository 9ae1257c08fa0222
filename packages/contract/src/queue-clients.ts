/** Languages of the programs that read a queue, in the order of their tabs. */
export const QUEUE_CLIENT_LANGUAGES = ['Java', 'JavaScript', 'Python'] as const;
export type QueueClientLanguage = (typeof QUEUE_CLIENT_LANGUAGES)[number];

/** What a program that reads a queue needs to know. */
export interface QueueAccess {
  /** With scheme and host. */
  readonly endpoint: string;
  readonly queueName: string;
  readonly accessKey: string;
  readonly apiKey: string;
}

/** What stands in a program in place of names and keys. */
export const QUEUE_PLACEHOLDERS = {
  queueName: 'YOUR_QUEUE_NAME',
  accessKey: 'YOUR_ACCESS_KEY',
  apiKey: 'YOUR_API_KEY',
} as const;

/** A complete program that prints each message of a queue and deletes it then. */
export function queueClientOf(language: QueueClientLanguage, access: QueueAccess): string {
  const { endpoint, queueName, accessKey, apiKey } = access;
  return CLIENTS[language]({
    endpoint: JSON.stringify(endpoint),
    queueName: JSON.stringify(queueName),
    accessKey: JSON.stringify(accessKey),
    apiKey: JSON.stringify(apiKey),
  });
}

/** A program around texts that are quoted already. */
type Client = (quoted: QueueAccess) => string;

const java: Client = ({ endpoint, queueName, accessKey, apiKey }) => `// Needs software.amazon.awssdk:sqs, version 2.
import java.net.URI;
import java.util.List;
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
                .endpointOverride(URI.create(${endpoint}))
                .region(Region.US_EAST_1)
                .credentialsProvider(StaticCredentialsProvider.create(credentials))
                .build()) {
            String url = sqs.getQueueUrl(request -> request.queueName(${queueName})).queueUrl();
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

const javascript: Client = ({ endpoint, queueName, accessKey, apiKey }) => `// Needs npm install @aws-sdk/client-sqs
import {
  DeleteMessageCommand,
  GetQueueUrlCommand,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';

const sqs = new SQSClient({
  endpoint: ${endpoint},
  region: 'us-east-1',
  credentials: { accessKeyId: ${accessKey}, secretAccessKey: ${apiKey} },
});
const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: ${queueName} }));
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

const python: Client = ({ endpoint, queueName, accessKey, apiKey }) => `# Needs pip install boto3
import json

import boto3

sqs = boto3.client(
    "sqs",
    endpoint_url=${endpoint},
    region_name="us-east-1",
    aws_access_key_id=${accessKey},
    aws_secret_access_key=${apiKey},
)
url = sqs.get_queue_url(QueueName=${queueName})["QueueUrl"]
while True:
    reply = sqs.receive_message(QueueUrl=url, MaxNumberOfMessages=10, WaitTimeSeconds=20)
    for message in reply.get("Messages", []):
        print(json.loads(message["Body"]), flush=True)
        sqs.delete_message(QueueUrl=url, ReceiptHandle=message["ReceiptHandle"])
`;

const CLIENTS: Readonly<Record<QueueClientLanguage, Client>> = { Java: java, JavaScript: javascript, Python: python };
