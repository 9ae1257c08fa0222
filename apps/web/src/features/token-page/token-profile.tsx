import type { Token } from '@ledgerscope/contract';
import { KeyPopup } from '../../entities/key/key-popup.tsx';
import { Fact } from '../../shared/ui/facts.tsx';
import { FactsCard } from '../../shared/ui/facts-card.tsx';
import { NotKnown } from '../../shared/ui/not-known.tsx';
import { EntityFact, LongFact, TextFact } from '../entity-page/summary-facts.tsx';

const SYMBOL_LENGTH = 60;

const STATUS_COLORS: Readonly<Record<Token['status'], string>> = { Active: 'good', Deleted: 'bad', Unknown: 'plain' };

/** How a token presents itself. */
export function TokenProfile({ token: { tokenId, symbol, decimals, memo, status } }: { token: Token }) {
  return (
    <FactsCard id="profile" title="Profile Summary">
      <EntityFact name="Id" kind="token" id={tokenId} copy />
      <LongFact name="Symbol" text={symbol} length={SYMBOL_LENGTH} what="symbol" mono={false} />
      <Fact name="Decimals">{decimals ?? <NotKnown />}</Fact>
      <TextFact name="Memo" text={memo} what="memo" />
      <Fact name="Status">
        <span className={`badge ${STATUS_COLORS[status]}`}>{status}</span>
      </Fact>
    </FactsCard>
  );
}

/** Who may do what with a token; each key behind an eye. */
export function TokenKeys({ token }: { token: Token }) {
  const keys = [
    ['ADMIN', token.adminKey],
    ['FREEZE', token.freezeKey],
    ['SUPPLY', token.supplyKey],
    ['WIPE', token.wipeKey],
    ['KYC', token.kycKey],
    ['PAUSE', token.pauseKey],
    ['FEE SCHEDULE', token.feeScheduleKey],
    ...(token.tokenType === 'FUNGIBLE_COMMON' ? [] : [['METADATA', token.metadataKey] as const]),
  ] as const;
  return (
    <FactsCard id="keys" title="Keys">
      {keys.map(([name, key]) => (
        <Fact key={name} name={name}>
          <KeyPopup value={key} title={`${name} key`} />
        </Fact>
      ))}
    </FactsCard>
  );
}
