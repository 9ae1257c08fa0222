import type * as hapi from './hapi/messages.ts';

/** The hooks that a transaction gives to its account or contract (HIP-1195). */
export function hooksMadeBy(body: hapi.TransactionBody): readonly hapi.HookCreationDetails[] {
  const update = body.cryptoUpdateAccount ?? body.contractUpdateInstance;
  return (update ?? body.cryptoCreateAccount ?? body.contractCreateInstance)?.hookCreationDetails ?? [];
}

/** A hook that a transfer runs. */
export interface RunHook {
  readonly owner: hapi.AccountID | undefined;
  readonly hookId: bigint;
}

/**
 * The hooks that a transfer runs, in the order in which they run: those before it, then those before and after it, before, and then after.
 * Each time hbars come first, then token by token, and of an NFT the sender.
 */
export function hooksRunBy({ transfers, tokenTransfers }: hapi.CryptoTransferTransactionBody): readonly RunHook[] {
  const calls = [
    ...(transfers?.accountAmounts ?? []).map(callOfAmount),
    ...tokenTransfers.flatMap((list) => [
      ...list.transfers.map(callOfAmount),
      ...list.nftTransfers.flatMap(callsOfNft),
    ]),
  ];
  const once = runsOf(calls.map(({ owner, pre }) => ({ owner, call: pre })));
  const around = runsOf(
    calls.map(({ owner, pre, prePost }) => ({ owner, call: pre === undefined ? prePost : undefined })),
  );
  return [...once, ...around, ...around];
}

interface NamedCalls {
  readonly owner: hapi.AccountID | undefined;
  readonly pre: hapi.HookCall | undefined;
  readonly prePost: hapi.HookCall | undefined;
}

function callOfAmount({ accountID, preTxAllowanceHook, prePostTxAllowanceHook }: hapi.AccountAmount): NamedCalls {
  return { owner: accountID, pre: preTxAllowanceHook, prePost: prePostTxAllowanceHook };
}

function callsOfNft(transfer: hapi.NftTransfer): readonly NamedCalls[] {
  return [
    {
      owner: transfer.senderAccountID,
      pre: transfer.preTxSenderAllowanceHook,
      prePost: transfer.prePostTxSenderAllowanceHook,
    },
    {
      owner: transfer.receiverAccountID,
      pre: transfer.preTxReceiverAllowanceHook,
      prePost: transfer.prePostTxReceiverAllowanceHook,
    },
  ];
}

function runsOf(
  calls: readonly { readonly owner: hapi.AccountID | undefined; readonly call: hapi.HookCall | undefined }[],
): readonly RunHook[] {
  return calls.flatMap(({ owner, call }) => (call?.hookId === undefined ? [] : [{ owner, hookId: call.hookId }]));
}
