import type { TokenReply } from '@ledgerscope/contract/token';
import { useId, useState } from 'react';
import { EntityFact, TextFact, TimeFact } from '../../entities/entity/summary-facts.tsx';
import { TokenSupply } from '../../entities/token/token-supply.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { NotKnown } from '../../shared/ui/not-known.tsx';
import { numberText } from '../../shared/ui/number-text.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import styles from './token-page.module.css';

/** The rest of what is known of a token, shown when asked for. */
export function TokenDetails({ token }: { token: TokenReply }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={`card ${styles.tokenDetails}`} aria-label="Details">
      <button
        type="button"
        className={styles.detailsToggle}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide More Details...' : 'Show More Details...'}
      </button>
      {open ? (
        <div id={id}>
          <Rows token={token} />
        </div>
      ) : null}
    </section>
  );
}

function Rows({ token }: { token: TokenReply }) {
  const { creator, createdOn, updatedOn, deletedOn, lastMintOn, initialSupply, decimals, tokenType } = token;
  const isNft = tokenType === 'NON_FUNGIBLE_UNIQUE';
  return (
    <Facts>
      <EntityFact name="Creator" kind="account" id={creator} copy />
      <Fact name="Created On">{createdOn === null ? <NotKnown /> : <Timestamp iso={createdOn} copy />}</Fact>
      <TimeFact name="Last updated" iso={updatedOn} />
      <TimeFact name="Deleted On" iso={deletedOn} />
      {isNft ? <NftRows token={token} iso={lastMintOn} /> : null}
      <Fact name="Initial Supply">
        <TokenSupply units={initialSupply} decimals={decimals} />
      </Fact>
      <Fact name="Holders">{token.holders === null ? <NotKnown /> : numberText(token.holders)}</Fact>
      <StateRows token={token} />
      <TextFact name="Metadata" text={metadataOf(token)} what="metadata" />
    </Facts>
  );
}

function NftRows({ token: { nfts, serials }, iso }: { token: TokenReply; iso: string | null }) {
  return (
    <>
      <Fact name="NFTs">
        {numberText(nfts)}
        <span className="muted"> of {wholeText(serials)} minted</span>
      </Fact>
      <TimeFact name="Last Mint" iso={iso} />
    </>
  );
}

function StateRows({ token: { paused, pauseKey, freezeDefault, freezeKey, kycKey } }: { token: TokenReply }) {
  return (
    <>
      <Fact name="Transfers">{paused ? 'Paused' : pauseKey === null ? 'Not paused (no pause key)' : 'Not paused'}</Fact>
      <Fact name="New associations">
        {freezeKey === null ? 'Never frozen' : freezeDefault ? 'Frozen by default' : 'Unfrozen by default'}
        {kycKey === null ? ', KYC not required' : ', KYC required'}
      </Fact>
    </>
  );
}

function metadataOf({ metadata, metadataHex }: TokenReply): string {
  return metadata ?? (metadataHex === null ? '' : `0x${metadataHex}`);
}
