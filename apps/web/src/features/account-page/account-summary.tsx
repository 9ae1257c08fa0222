import type { Account } from '@ledgerscope/contract/account';
import { countWithNoun, isSystemAccount, parseEntityId } from '@ledgerscope/ledger';
import { BalanceMoves } from '../../entities/account/balance-moves.tsx';
import { BalanceText } from '../../entities/amount/balance-text.tsx';
import { ExpiryText } from '../../entities/entity/expiry-text.tsx';
import { EntityFact, IdFact, NumberFact, TextFact, TimeFact } from '../../entities/entity/summary-facts.tsx';
import { KeyPopup } from '../../entities/key/key-popup.tsx';
import { Fact } from '../../shared/ui/facts.tsx';
import { FactsCard } from '../../shared/ui/facts-card.tsx';
import { Hash } from '../../shared/ui/hash.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import { numberText } from '../../shared/ui/number-text.tsx';

const ALIAS_LENGTH = 60;

/** Such accounts receive a part of every fee: only transactions about them are counted as theirs. */
function isSystem(text: string): boolean {
  const id = parseEntityId(text);
  return id !== undefined && isSystemAccount(id);
}

/** Who an account is. */
export function AccountSummary({ account, title = 'Summary' }: { account: Account; title?: string }) {
  return (
    <FactsCard title={title}>
      <IdFact name="Account ID" kind="account" id={account.accountID} checksum={account.checksum} />
      <Fact name="Current Balance">
        <BalanceText of={account} />
        <br />
        <span className="muted num">
          {countWithNoun(account.numRecentTxns, 'transaction')} in the last 30 days
          {isSystem(account.accountID) ? ' (paid by this account or acting on it)' : null}
        </span>
        <BalanceMoves kind="account" id={account.accountID} />
      </Fact>
      <TimeFact name="Created Date" iso={account.createdOn} />
      <TextFact name="Memo" text={account.memo} what="memo" />
      <Fact name="Public Key">
        <KeyPopup value={account.publicKey} title="Public Key(s)" />
      </Fact>
      <Names account={account} />
      <Origin account={account} />
    </FactsCard>
  );
}

function Names({ account: { evmAddress, alias, ethereumNonce } }: { account: Account }) {
  return (
    <>
      <Fact name="EVM address">
        {evmAddress === null ? null : <Hash hex={`0x${evmAddress}`} what="EVM address" whole />}
      </Fact>
      <Fact name="Alias">{alias === null ? null : <LongText text={alias} length={ALIAS_LENGTH} what="alias" />}</Fact>
      <NumberFact name="Ethereum nonce" value={ethereumNonce} />
    </>
  );
}

function Origin({ account }: { account: Account }) {
  const { payerID, maxAutomaticTokenAssociations: slots } = account;
  return (
    <>
      <EntityFact name="Created by" kind="account" id={payerID} />
      <Fact name="Expires">
        <ExpiryText of={account} />
      </Fact>
      <Fact name="Max auto-associations">{slots === null ? null : slots === -1 ? 'Unlimited' : numberText(slots)}</Fact>
      {account.receiverSigRequired ? <Fact name="Receiver signature required">Yes</Fact> : null}
    </>
  );
}
