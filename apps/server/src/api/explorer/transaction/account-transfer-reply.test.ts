import { describe, expect, it } from 'vitest';
import { sampleTransaction } from '../../../../../../packages/ledger-store/src/testing/sample-rows.ts';
import { accountTransferReply } from './account-transfer-reply.ts';

type Moves = readonly (readonly [account: bigint, amount: bigint])[];

function sidesOf(moves: Moves): readonly string[] {
  const row = sampleTransaction({
    consensusNs: 1n,
    node: 3n,
    payer: 1001n,
    fee: 15n,
    transferAccount: moves.map(([account]) => account),
    transferAmount: moves.map(([, amount]) => amount),
    transferApproval: moves.map(() => 0),
    transferErrata: moves.map(() => 0),
  });
  return accountTransferReply(row, 1001n as never).toFromAccount;
}

describe('the other side of a payment', () => {
  it.each<[string, Moves, readonly string[]]>([
    [
      'is the receiver, not who earned the fee',
      [
        [3n, 5n],
        [98n, 10n],
        [801n, 1n],
        [1001n, -116n],
        [2002n, 100n],
      ],
      ['0.0.2002'],
    ],
    [
      'is nobody where the fee alone was paid',
      [
        [3n, 5n],
        [98n, 10n],
        [1001n, -15n],
      ],
      [],
    ],
    [
      'is nobody where a reward paid a part of the fee',
      [
        [3n, 5n],
        [98n, 10n],
        [800n, -6n],
        [1001n, -9n],
      ],
      [],
    ],
    [
      'is who collects fees where more than the fee was paid to it',
      [
        [98n, 100n],
        [1001n, -100n],
      ],
      ['0.0.98'],
    ],
    [
      'is each sender once',
      [
        [2002n, -1n],
        [2003n, -2n],
        [2002n, -1n],
        [1001n, 4n],
      ],
      ['0.0.2002', '0.0.2003'],
    ],
  ])('%s', (_what, moves, sides) => {
    expect(sidesOf(moves)).toEqual(sides);
  });
});
