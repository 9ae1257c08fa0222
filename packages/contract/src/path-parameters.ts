import { parseTransactionRef, type TransactionRef } from '@ledgerscope/ledger';
import { type PathParameter, pathText } from './call.ts';

/** A path that names an account or contract. */
export const accountPath = {
  id: pathText('Account or contract: shard.realm.num with or without a checksum, EVM address, or alias.', '0.0.1001'),
};
/** A path that names a token. */
export const tokenPath = { id: pathText('Token as shard.realm.num.', '0.0.731861') };

/** A path that names a topic, file or schedule. */
export function entityPath(what: string) {
  return { id: pathText(`${what} as shard.realm.num, with or without a checksum.`, '0.0.120438') };
}

/** A transaction in any of the accepted forms. */
export const transactionParameter: PathParameter<TransactionRef> = {
  description:
    'Transaction ID (readable, with dashes, or as digits), consensus timestamp, transaction hash (96 hex digits) or Ethereum hash (64), with or without 0x.',
  example: '0.0.3926417@1753303054.290075851',
  parse: parseTransactionRef,
  rule: 'must be a transaction id, a consensus timestamp or a transaction hash',
};

/** A number of up to so many digits. */
export function numberParameter(description: string, pattern: RegExp, rule: string): PathParameter<bigint> {
  return {
    description,
    example: '1',
    parse: (text) => (pattern.test(text) ? BigInt(text) : undefined),
    rule,
  };
}
