import { queueNamed } from '@ledgerscope/portal-store';
import { namesIn, readText } from './parameters.ts';
import { queueArnOf } from './queue-address.ts';
import { SqsError } from './sqs-error.ts';
import { type Action, deniedError, ownQueue, QUEUE_NAME, type SqsRequest } from './sqs-request.ts';

/** Actions on what no queue here has, with the answers that the service has for such queues: labelled grants, queues of dead letters, tasks. */
export const OTHER_ACTIONS: Readonly<Record<string, Action>> = {
  AddPermission: async (request) => {
    await ownQueue(request, 'sqs:AddPermission');
    readText(request, 'Label');
    const accounts = listedTexts(request, 'AWSAccountIds');
    listedTexts(request, 'Actions');
    // This server knows accounts of nobody: readers are named by the ARNs of their keys, in the policy of a queue.
    throw new SqsError(
      'InvalidParameterValueException',
      `Value ${JSON.stringify(accounts)} for parameter PrincipalId is invalid. Reason: Unable to verify. Set the Policy attribute to grant access by ARN.`,
    );
  },
  RemovePermission: async (request) => {
    await ownQueue(request, 'sqs:RemovePermission');
    const label = readText(request, 'Label');
    throw new SqsError(
      'InvalidParameterValueException',
      `Value ${label} for parameter Label is invalid. Reason: can't find label on existing policy.`,
    );
  },
  // Messages that are given up stay in their own queue.
  ListDeadLetterSourceQueues: async (request) => {
    await ownQueue(request, 'sqs:ListDeadLetterSourceQueues');
    return { queueUrls: [] };
  },
  StartMessageMoveTask: async (request) => {
    await ownSource(request, 'sqs:StartMessageMoveTask');
    throw new SqsError('InvalidParameterValueException', 'Source queue must be configured as a Dead Letter Queue.');
  },
  ListMessageMoveTasks: async (request) => {
    await ownSource(request, 'sqs:ListMessageMoveTasks');
    return { Results: [] };
  },
  CancelMessageMoveTask: async (request) => {
    if (request.caller === undefined) throw deniedError('sqs:CancelMessageMoveTask');
    readText(request, 'TaskHandle');
    throw new SqsError('ResourceNotFoundException', 'Task does not exist.');
  },
};

/** Texts of a list that has one at least. @throws SqsError */
function listedTexts({ parameters }: SqsRequest, name: string): readonly string[] {
  const texts = namesIn(parameters, name);
  if (texts.length > 0) return texts;
  throw new SqsError('MissingRequiredParameterException', `The request must contain the parameter ${name}.`);
}

/** Ends where the queue that SourceArn names is one of the caller. @throws SqsError otherwise */
async function ownSource(request: SqsRequest, action: string): Promise<void> {
  if (request.caller === undefined) throw deniedError(action);
  const arn = readText(request, 'SourceArn');
  const name = arn.split(':').at(-1) ?? '';
  const isArn = QUEUE_NAME.test(name) && arn === queueArnOf(name);
  const queue = isArn ? await queueNamed(request.store, name) : undefined;
  if (queue === undefined)
    throw new SqsError(
      'ResourceNotFoundException',
      "The resource that you specified for the SourceArn parameter doesn't exist.",
    );
  if (queue.userId !== request.caller.userId) throw deniedError(action);
}
