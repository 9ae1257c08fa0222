/** How long the queue retains a message. */
export const RETENTION_SECONDS = 259_200;
/** A user of an account; here the name is an access key. */
export const USER_ARN = /^arn:aws:iam::\d{12}:user\/[\w+=,.@/-]{1,128}$/;
/** What readers of a queue may do, as its policy says it. */
export const READER_ACTIONS: readonly string[] = [
  'sqs:ReceiveMessage',
  'sqs:DeleteMessage',
  'sqs:ChangeMessageVisibility',
  'sqs:GetQueueUrl',
  'sqs:GetQueueAttributes',
  'sqs:ListQueueTags',
];

/** What users other than the owner may do with a queue: its policy, as the real service writes it. @param readers empty for everybody */
export function policyOf(queueArn: string, readers: readonly string[], actions = READER_ACTIONS): string {
  const isPublic = readers.length === 0;
  return JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      {
        Sid: isPublic ? 'public' : 'readers',
        Effect: 'Allow',
        Principal: isPublic ? '*' : { AWS: readers },
        Action: actions,
        Resource: queueArn,
      },
    ],
  });
}
