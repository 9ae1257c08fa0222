import type { Token } from '@ledgerscope/contract';
import { useId, useState } from 'react';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { TokenSupply } from '../../entities/token/token-supply.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { TextValue } from '../entity-page/text-value.tsx';

/** The rest of what is known of a token, shown when asked for. */
export function TokenDetails({ token }: { token: Token }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section className="card token-details" aria-label="Details">
      <button
        type="button"
        className="details-toggle"
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

function Rows({ token }: { token: Token }) {
  const { creator, createdOn, updatedOn, deletedOn, lastMintOn, initialSupply, decimals, tokenType } = token;
  const isNft = tokenType === 'NON_FUNGIBLE_UNIQUE';
  return (
    <Facts>
      <Fact name="Creator">{creator === null ? null : <EntityLink kind="account" id={creator} copy />}</Fact>
      <Instant name="Created On" iso={createdOn} none="N/A" />
      <Instant name="Last change" iso={updatedOn} />
      <Instant name="Deleted On" iso={deletedOn} />
      {isNft ? <NftRows token={token} iso={lastMintOn} /> : null}
      <Fact name="Initial Supply">
        <TokenSupply units={initialSupply} decimals={decimals} />
      </Fact>
      <Fact name="Holders">
        {token.holders === null ? (
          <span className="faint">N/A</span>
        ) : (
          <span className="num">{wholeText(token.holders)}</span>
        )}
      </Fact>
      <StateRows token={token} />
      <Fact name="Metadata">
        <TextValue text={metadataOf(token)} what="metadata" />
      </Fact>
    </Facts>
  );
}

function NftRows({ token: { nfts, serials }, iso }: { token: Token; iso: string | null }) {
  return (
    <>
      <Fact name="NFTs">
        <span className="num">{wholeText(nfts)}</span>
        <span className="muted"> of {wholeText(serials)} that were minted</span>
      </Fact>
      <Instant name="Last Mint" iso={iso} />
    </>
  );
}

function StateRows({ token: { paused, pauseKey, freezeDefault, freezeKey, kycKey } }: { token: Token }) {
  return (
    <>
      <Fact name="Transfers">
        {paused ? 'Paused' : pauseKey === null ? 'Not paused, and nobody can pause them' : 'Not paused'}
      </Fact>
      <Fact name="New accounts">
        {freezeKey === null ? 'Never frozen' : freezeDefault ? 'Start frozen' : 'Start unfrozen'}
        {kycKey === null ? ', and need no KYC' : ', and need KYC'}
      </Fact>
    </>
  );
}

function Instant({ name, iso, none }: { name: string; iso: string | null; none?: string }) {
  return (
    <Fact name={name}>
      {iso === null ? none === undefined ? null : <span className="faint">{none}</span> : <Timestamp iso={iso} copy />}
    </Fact>
  );
}

function metadataOf({ metadata, metadataHex }: Token): string {
  return metadata ?? (metadataHex === null ? '' : `0x${metadataHex}`);
}
