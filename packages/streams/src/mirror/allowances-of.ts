import type { MirrorReply } from './answer.ts';
import { maybe, tokenId } from './ids.ts';
import type { Data, MirrorReported } from './reported.ts';

/** Allowances of the payer that are in force since this transaction; those of single NFTs are not reported. */
export function allowancesGranted({ more, time }: MirrorReported): Data {
  const since = (name: string) =>
    more.list(name).filter((allowance) => allowance.object('timestamp')?.isAt('from', time));
  return {
    cryptoApproveAllowance: {
      cryptoAllowances: since('hbarAllowances').map((allowance) => ({
        ...parties(allowance),
        amount: allowance.integer('amount_granted'),
      })),
      tokenAllowances: since('tokenAllowances').map((allowance) => ({
        ...parties(allowance),
        tokenId: maybe(allowance.entity('token_id'), tokenId),
        amount: allowance.integer('amount_granted'),
      })),
      nftAllowances: since('nftAllowances').map((allowance) => ({
        ...parties(allowance),
        tokenId: maybe(allowance.entity('token_id'), tokenId),
        approvedForAll: { value: allowance.flag('approved_for_all') },
      })),
    },
  };
}

function parties(allowance: MirrorReply) {
  return { owner: allowance.account('owner'), spender: allowance.account('spender') };
}
