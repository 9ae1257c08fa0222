import {
  FILTERS_OF_TYPE,
  type FilterType,
  type FormOf,
  SUBSCRIPTION_CALLS,
  SUBSCRIPTION_PERIODS,
  type Subscription,
  type SubscriptionFilter,
  type SubscriptionModel,
  type SubscriptionModelInfo,
  type SubscriptionPeriod,
} from '@ledgerscope/contract';
import { MESSAGE_PRICE } from '@ledgerscope/contract/price-texts';
import {
  addFilter,
  addSubscription,
  deleteFilter,
  deleteSubscription,
  type NewFilter,
  type NewSubscriptionRow,
  type OwnSubscription,
  type SubscriptionFilterRow,
  setSubscriptionAbi,
  subscriptionFilters,
  subscriptions,
  type UserRow,
} from '@ledgerscope/portal-store';
import { idText } from '@ledgerscope/transactions/values';
import type { CallRequest, Handlers } from '../../add-calls.ts';
import { ApiError, FormError } from '../../api-error.ts';
import { wholeList } from '../../explorer/list-page.ts';
import { linkOrigin } from '../../pages/link-origin.ts';
import { portalStoreOf } from '../../portal-store-of.ts';
import { queueUrlOf } from '../../sqs/queue-address.ts';
import { contractFiles } from '../dapps/check-files.ts';
import { formEntity } from '../form-entity.ts';
import { checkWebhookUrl, newWebhookSecret } from './delivery-routes.ts';
import { addReader, checkActive, NO_SUBSCRIPTION, ownSubscription, receiverOf, withQueue } from './queue-places.ts';
import { sampleMessages } from './sample-messages.ts';

/** The fields of a filter, by which what the query says is read too. */
const FILTER = SUBSCRIPTION_CALLS.addSubscriptionFilter.form;
const SIGNATURE = /^(?:[A-Za-z_$][\w$]*|(?:0x)?[0-9a-f]{64})$/i;

const MODELS: readonly SubscriptionModelInfo[] = [
  {
    id: 'FREE',
    name: 'Free',
    description: `No expiry. ${MESSAGE_PRICE}.`,
    options: [],
  },
  { id: 'EXPIRE_DATE', name: 'Expire Date', description: 'Ends at 00:00 UTC on the chosen day.', options: [] },
  { id: 'DATA', name: 'Data', description: 'Runs for a fixed time.', options: [...SUBSCRIPTION_PERIODS] },
  { id: 'COUNT', name: 'Count', description: 'Ends after a set number of messages.', options: [] },
];

/** Subscriptions of the user who is signed in. */
export const SUBSCRIPTION_HANDLERS = {
  listSubscriptions: async ({ context, signedIn: { user }, request }) => {
    const origin = linkOrigin(context, request);
    return wholeList(
      (await subscriptions(portalStoreOf(context), user.id)).map((row) => subscriptionReply(row, origin)),
    );
  },
  makeSubscription: async ({ context, form, signedIn: { user }, request }) => {
    const { webhookUrl: url } = form;
    if (url !== null) checkWebhookUrl(url);
    const secret = url === null ? undefined : newWebhookSecret(context);
    const made = await addSubscription(
      portalStoreOf(context),
      user.id,
      subscriptionFromForm(form),
      receiverOf(context, url, secret),
    );
    if (made === undefined)
      throw new ApiError('conflict', 'You already have the maximum of 3 active subscriptions. Delete one first.');
    const shown = subscriptionReply(await withQueue(context, made), linkOrigin(context, request));
    return { data: { ...shown, webhookSecret: secret?.secret ?? null } };
  },
  listSubscriptionModels: () => wholeList(MODELS),
  getSampleMessages: async ({ context }) => ({ data: await sampleMessages(context) }),
  listSubscriptionFilters: async ({ context, query, signedIn: { user } }) => {
    checkUser(query.user, user);
    const rows = await subscriptionFilters(portalStoreOf(context), user.id);
    const found = rows.filter(
      (row) =>
        (query.filterType === undefined || row.type === query.filterType) &&
        (query.queueName === undefined || row.queueName === query.queueName) &&
        query.ids.every((id) => row.values.includes(id)) &&
        query.signature.every((one) => row.signatures.includes(one)),
    );
    return wholeList(found.map((row) => filterReply(row, user)));
  },
  addSubscriptionFilter: async (asked) => {
    const { context, query, signedIn } = asked;
    const { user } = signedIn;
    checkUser(query.user, user);
    const store = portalStoreOf(context);
    const subscription = (await subscriptions(store, user.id)).find(({ queueName }) => queueName === query.queueName);
    if (subscription === undefined) throw new ApiError('not_found', 'You have no subscription with this queue.');
    checkActive(subscription);
    const row = await addFilter(store, user.id, subscription.id, await wantedFilter(asked, subscription));
    if (row === 'too many')
      throw new ApiError('conflict', 'The subscription already has the maximum number of filters.');
    if (row === false || row === undefined) throw new ApiError('not_found', NO_SUBSCRIPTION);
    return { data: filterReply({ ...row, queueName: subscription.queueName }, user) };
  },
  deleteSubscriptionFilter: async ({ context, path, signedIn: { user } }) => {
    if (!(await deleteFilter(portalStoreOf(context), user.id, path.id, path.filterId)))
      throw new ApiError('not_found', 'Your subscription does not have this filter.');
    return { data: { message: 'Filter deleted.' } };
  },
  addQueueReader: addReader,
  uploadSubscriptionAbi: async ({ context, path, signedIn: { user }, request, reply }) => {
    const { abi } = contractFiles(request.uploads);
    if (abi === null) throw new FormError({ abi: 'Choose a file' });
    const store = portalStoreOf(context);
    const subscription = await ownSubscription(store, user.id, path.id);
    checkActive(subscription);
    if (subscription.type === 'HCS_TOPIC') throw new ApiError('conflict', 'Topic subscriptions don’t use an ABI.');
    await setSubscriptionAbi(store, user.id, path.id, abi);
    reply.code(201);
    return { data: { message: 'ABI uploaded.' } };
  },
  deleteSubscription: async ({ context, path, signedIn: { user } }) => {
    if (!(await deleteSubscription(portalStoreOf(context), user.id, path.id)))
      throw new ApiError('not_found', NO_SUBSCRIPTION);
    return { data: { message: 'Subscription deleted.' } };
  },
} satisfies Partial<Handlers>;

/** What the form asks for. @throws FormError where its model needs something that is missing */
function subscriptionFromForm(form: FormOf<(typeof SUBSCRIPTION_CALLS)['makeSubscription']>): NewSubscriptionRow {
  const { subscriptionType: type, transactionTypes } = form;
  const model = form.subscriptionModel ?? form.model ?? 'FREE';
  if (type !== 'TRANSACTION' && transactionTypes.length > 0)
    throw new FormError({ transactionTypes: 'Transaction types only apply to TRANSACTION subscriptions' });
  return { type, model, transactionTypes: [...transactionTypes], ...endOf(model, form) };
}

/** What ends a subscription of a model. @throws FormError where that is not said */
function endOf(
  model: SubscriptionModel,
  {
    expiry,
    period,
    count,
  }: Pick<FormOf<(typeof SUBSCRIPTION_CALLS)['makeSubscription']>, 'expiry' | 'period' | 'count'>,
): Pick<NewSubscriptionRow, 'expiresOn' | 'remaining'> {
  switch (model) {
    case 'FREE':
      return { expiresOn: null, remaining: null };
    case 'EXPIRE_DATE':
      if (expiry === null || expiry <= new Date().toISOString().slice(0, 10))
        throw new FormError({ expiry: 'Choose a future date' });
      return { expiresOn: expiry, remaining: null };
    case 'DATA':
      return { expiresOn: lastDayOf(period), remaining: null };
    case 'COUNT':
      if (count === null) throw new FormError({ count: 'Enter the number of messages' });
      return { expiresOn: null, remaining: count };
  }
}

/** What a form or, beside it, the query asks a filter to be. @throws FormError for what the subscription cannot have */
async function wantedFilter(
  {
    context,
    query,
    form,
  }: Pick<CallRequest<(typeof SUBSCRIPTION_CALLS)['addSubscriptionFilter']>, 'context' | 'query' | 'form'>,
  subscription: OwnSubscription,
): Promise<NewFilter> {
  const allowed: readonly FilterType[] = FILTERS_OF_TYPE[subscription.type];
  const type = allowed.find((one) => one === (form.filterType ?? query.filterType));
  if (type === undefined) throw new FormError({ filterType: `Must be one of: ${allowed.join(', ')}` });
  const ids = form.ids.length > 0 ? form.ids : readAs('ids', query.ids);
  const signatures = form.signature.length > 0 ? form.signature : readAs('signature', query.signature);
  checkValues(type, ids, signatures);
  const values =
    type === 'MEMO'
      ? ids
      : await Promise.all(ids.map(async (id) => idText(await formEntity(context, id, 'ids', wrongId(id)))));
  return {
    type,
    values: [...new Set(values)],
    signatures: type === 'FUNCTION_NAME' ? [...signatures] : [],
    // What was there before the filter is not reported.
    sinceNs: context.snapshot.head?.lastNs ?? 0n,
  };
}

/** What a query says of a field of the form. @throws FormError for what the form would refuse */
function readAs(field: 'ids' | 'signature', texts: readonly string[]): readonly string[] {
  const read = FILTER[field].read(texts);
  if (read.ok) return read.value;
  throw new FormError({ [field]: read.fault });
}

/** The day on which a span ends that begins today; of a month that is too short its last day. */
function lastDayOf(period: SubscriptionPeriod): string {
  const end = new Date();
  const day = end.getUTCDate();
  if (period === '15 days') end.setUTCDate(day + 15);
  else {
    end.setUTCDate(1);
    if (period === '1 month') end.setUTCMonth(end.getUTCMonth() + 1);
    else end.setUTCFullYear(end.getUTCFullYear() + 1);
    const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
    end.setUTCDate(Math.min(day, last));
  }
  return end.toISOString().slice(0, 10);
}

function checkValues(type: FilterType, ids: readonly string[], signatures: readonly string[]): void {
  if (type === 'FUNCTION_NAME') {
    if (signatures.length === 0) throw new FormError({ signature: 'Add at least one event name or signature' });
    const wrong = signatures.find((text) => !SIGNATURE.test(text));
    if (wrong !== undefined) throw new FormError({ signature: `Not a valid event name or signature: ${wrong}` });
  } else if (ids.length === 0) throw new FormError({ ids: 'Add at least one value' });
}

function wrongId(text: string): string {
  return `Invalid format! Should be 0.0.####: ${text}`;
}

/** Calls can name the user; they mean the one who is signed in. */
function checkUser(email: string | undefined, user: Pick<UserRow, 'email'>): void {
  if (email !== undefined && email.toLowerCase() !== user.email)
    throw new ApiError('forbidden', 'You can only view and change your own subscriptions.', 'user');
}

/** A subscription as its owner sees it. */
export function subscriptionReply(row: OwnSubscription, origin: string): Subscription {
  return {
    id: row.id.toString(),
    subscriptionType: row.type,
    subscriptionModel: row.model,
    queueName: row.queueName,
    queueUrl: row.awsQueue === null ? queueUrlOf(origin, row.queueName) : row.awsQueue.url,
    transactionTypes: row.transactionTypes,
    expiry: row.expiresOn,
    remaining: row.remaining?.toString() ?? null,
    active: row.isActive,
    stoppedFor: stoppedFor(row),
    abiProblem: row.abiProblem,
    iamUsers: row.iamUsers,
    public: row.isPublic && row.iamUsers.length === 0,
    hasAbi: row.hasAbi,
    webhookUrl: row.webhookUrl,
    created: row.createdAt.toISOString(),
  };
}

function stoppedFor(row: OwnSubscription): Subscription['stoppedFor'] {
  const { paused, stoppedAtNs, hasUnits, replayUntilNs, abiProblem } = row;
  if (paused) return 'owner';
  if (abiProblem !== null) return 'abi';
  if (stoppedAtNs === null) return null;
  if (!hasUnits) return 'balance';
  return replayUntilNs === null ? 'behind' : 'replay';
}

/** A filter as its owner sees it. */
export function filterReply(
  row: SubscriptionFilterRow & { readonly queueName: string },
  { email }: Pick<UserRow, 'email'>,
): SubscriptionFilter {
  return {
    filterId: row.id.toString(),
    filterType: row.type,
    ids: row.values,
    signature: row.signatures,
    queueName: row.queueName,
    user: email,
  };
}
