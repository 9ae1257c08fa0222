import type { SampleMessages } from '@ledgerscope/contract';
import type { SubscriptionType } from '@ledgerscope/contract/subscription-options';
import { entityIdFromStore, RESPONSE_CODE, TYPE_ID } from '@ledgerscope/ledger';
import { type ContractLogRow, logsAfter, type TransactionRow, transactionPage } from '@ledgerscope/ledger-store';
import { type Match, messageWriter } from '@ledgerscope/transactions/messages/write-messages';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { refuseOldMessage } from '../../explorer/topic/topic-routes.ts';

/** Calls of contracts that are looked at for an event that can be read. */
const MOST_CALLS = 20;

/** The newest messages, written as the feeds write them. */
export async function sampleMessages(context: ApiContext): Promise<SampleMessages> {
  const [[transfer], calls, [submitted]] = await Promise.all([
    newest(context, TYPE_ID.cryptoTransfer),
    newest(context, TYPE_ID.contractCall, MOST_CALLS),
    newest(context, TYPE_ID.consensusSubmitMessage),
  ]);
  const topicRow = submitted !== undefined && isShown(context, submitted) ? submitted : undefined;
  const [transaction, event, topicMessage] = await Promise.all([
    transfer === undefined ? null : findMessage(context, 'TRANSACTION', transfer),
    findEvent(context, calls),
    topicRow === undefined ? null : findMessage(context, 'HCS_TOPIC', topicRow),
  ]);
  return { transaction, event, topicMessage };
}

function newest({ snapshot }: ApiContext, type: number, limit = 1): Promise<TransactionRow[]> {
  const results = [RESPONSE_CODE.SUCCESS];
  return transactionPage(snapshot, { tag: 'feeds:samples', types: [type], results, order: 'desc', limit });
}

/** The operator may keep old messages back. */
function isShown(context: ApiContext, row: TransactionRow): boolean {
  try {
    refuseOldMessage(context, row);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return false;
  }
}

/** The newest event that a known ABI reads. */
async function findEvent(context: ApiContext, calls: readonly TransactionRow[]): Promise<string | null> {
  for (const row of calls)
    for (const log of await logsAfter(context.snapshot, row.consensusNs - 1n, row.consensusNs)) {
      const text = await findMessage(context, 'EVENT', row, log);
      if (text !== null) return text;
    }
  return null;
}

async function findMessage(
  { snapshot, signatures = async () => new Map() }: ApiContext,
  type: SubscriptionType,
  row: TransactionRow,
  log?: ContractLogRow,
): Promise<string | null> {
  const contract = log === undefined ? undefined : entityIdFromStore(log.contract);
  const known = contract === undefined ? undefined : (await signatures([contract])).get(contract);
  const rule: Match['rule'] = { id: 0n, userId: 0n, type, abi: known?.[0], passesType: () => true };
  const match: Match = log === undefined ? { rule, row } : { rule, row, log };
  const { messages } = await messageWriter({ signatures })(snapshot, [match]);
  return messages[0]?.body ?? null;
}
