import { wholeText } from '../digits.ts';
import type { AllowanceFacts, SummaryFacts } from './summary-facts.ts';
import { account, collection, entity, hbar, listParts, oneNft, type SummaryPart, say, units } from './summary-part.ts';
import type { Phrases } from './summary-phrases.ts';

const SHOWN = 2;

/** Who may spend what from now on: `allowed 0.0.5 to spend 10 ℏ`; amounts of 0 end an allowance. */
export function approvedAllowances(facts: SummaryFacts): Phrases {
  const allowances = facts.requested?.allowances ?? [];
  if (allowances.length === 0)
    return { did: say`approved allowances from an account`, tried: say`approve allowances from an account` };
  if (allowances.every(isEnd)) {
    const ended = listParts(
      allowances.map((one) => endedAllowance(one, facts)),
      SHOWN,
      'allowances',
    );
    return { did: say`no longer allows ${ended}`, tried: say`no longer allow ${ended}` };
  }
  const given = listParts(
    allowances.map((one) => givenAllowance(one, facts)),
    SHOWN,
    'allowances',
  );
  return { did: say`allowed ${given}`, tried: say`allow ${given}` };
}

/** NFTs whose approvals are taken back, after "revoked". */
export function withdrawnAllowances(facts: SummaryFacts): readonly SummaryPart[] {
  const allowances = facts.requested?.allowances ?? [];
  if (allowances.length === 0) return say`NFT allowances`;
  return say`allowances for ${listParts(
    allowances.map((one) => say`${nftsOf(one, facts)}${ownerOf(one, facts)}`),
    SHOWN,
    'collections',
  )}`;
}

function isEnd({ amount }: AllowanceFacts): boolean {
  return amount !== null && BigInt(amount) === 0n;
}

function givenAllowance(allowance: AllowanceFacts, facts: SummaryFacts): readonly SummaryPart[] {
  const { tokenID, amount } = allowance;
  const whose = ownerOf(allowance, facts);
  if (amount === null) return say`${spenderOf(allowance)} to move ${nftsOf(allowance, facts)}${whose}`;
  const sum = BigInt(amount);
  const what = tokenID === null ? hbar(sum) : units(sum, tokenID, facts.tokenUnits);
  return say`${spenderOf(allowance)} to spend ${what}${whose}`;
}

function endedAllowance(allowance: AllowanceFacts, facts: SummaryFacts): readonly SummaryPart[] {
  const what = allowance.tokenID === null ? say`hbar` : say`token ${entity(allowance.tokenID)}`;
  return say`${spenderOf(allowance)} to spend ${what}${ownerOf(allowance, facts)}`;
}

function spenderOf({ spenderID }: AllowanceFacts): readonly SummaryPart[] {
  return spenderID === null ? say`an account` : [account(spenderID)];
}

function ownerOf({ ownerID }: AllowanceFacts, { payerID }: SummaryFacts): readonly SummaryPart[] {
  return ownerID === null || ownerID === payerID ? [] : say` of ${account(ownerID)}`;
}

function nftsOf(
  { tokenID, serialNumbers, approvedForAll }: AllowanceFacts,
  { tokenUnits }: SummaryFacts,
): readonly SummaryPart[] {
  const of = tokenID === null ? say`a collection` : [collection(tokenID, tokenUnits)];
  const [first] = serialNumbers;
  if (approvedForAll || first === undefined) return say`all NFTs of ${of}`;
  if (serialNumbers.length > 1) return say`${wholeText(serialNumbers.length)} NFTs of ${of}`;
  return tokenID === null ? say`NFT ${of} #${wholeText(first)}` : oneNft(tokenID, wholeText(first), tokenUnits);
}
