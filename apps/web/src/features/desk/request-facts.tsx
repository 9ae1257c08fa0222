import type { SubmissionReply } from '@ledgerscope/contract/desk';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { webAddress } from '../../shared/format/web-address.ts';
import { accountHref, contractHref, nftHref, tokenHref } from '../../shared/paths.ts';
import { Absent } from '../../shared/ui/absent.tsx';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { ContractFiles } from './contract-files.tsx';
import styles from './desk.module.css';

/** What a request says: of a change what the dapp will say, with what it says now. */
export function RequestFacts({
  request: { kind, dapp, change, contractId, marketplace },
}: {
  request: SubmissionReply;
}) {
  if (marketplace !== null) return <MarketplaceFacts request={marketplace} />;
  if (dapp === null) return null;
  if (kind === 'dapp-contract')
    return (
      <Facts>
        <Fact name="Contract">
          {contractId === null ? null : <Link to={contractHref(contractId)}>{contractId}</Link>}
        </Fact>
        <Fact name="Files">
          <Files dappId={dapp.id} contract={dapp.contracts.find(({ id }) => id === contractId)} />
        </Fact>
      </Facts>
    );
  const said = change ?? dapp;
  const before = (now: string | null, then: string | null): ReactNode =>
    change === null || now === then ? null : <span className="muted"> (now: {now ?? 'nothing'})</span>;
  return (
    <Facts>
      <Fact name="Company">
        <LedgerText text={said.company} />
        {before(dapp.company, said.company)}
      </Fact>
      <Fact name="Description">
        {said.description === '' ? <Absent /> : <LedgerText text={said.description} />}
        {before(dapp.description, said.description)}
      </Fact>
      <Fact name="Account">
        {said.accountId === null ? null : <Link to={accountHref(said.accountId)}>{said.accountId}</Link>}
        {before(dapp.accountId, said.accountId)}
      </Fact>
      <LinkFact name="Website" said={said.website} before={before(dapp.website, said.website)} />
      <LinkFact
        name="Android app"
        said={said.androidAppLink}
        before={before(dapp.androidAppLink, said.androidAppLink)}
      />
      <LinkFact name="iOS app" said={said.iosAppLink} before={before(dapp.iosAppLink, said.iosAppLink)} />
      <Fact name="Contracts">
        {dapp.contracts.length === 0
          ? null
          : dapp.contracts.map((contract) => (
              <span key={contract.id} className={styles.requestContract}>
                <Link to={contractHref(contract.id)}>{contract.id}</Link> <Files dappId={dapp.id} contract={contract} />
              </span>
            ))}
      </Fact>
    </Facts>
  );
}

/** Links that are not given and were not given are omitted. */
function LinkFact({ name, said, before }: { name: string; said: string | null; before: ReactNode }) {
  if (said === null && before === null) return null;
  return (
    <Fact name={name}>
      <Outside address={said} />
      {before}
    </Fact>
  );
}

type Contract = NonNullable<SubmissionReply['dapp']>['contracts'][number];

/** Which files came with a contract, and a look at them. */
function Files({ dappId, contract }: { dappId: string; contract: Contract | undefined }) {
  const names = filesOf(contract);
  return (
    <>
      {names}{' '}
      {contract === undefined || names === NO_FILES ? null : <ContractFiles dappId={dappId} contract={contract.id} />}
    </>
  );
}

const NO_FILES = 'no files';

function filesOf(contract: Contract | undefined): string {
  const { abi = false, sourceCode = false, byteCode = false } = contract?.files ?? {};
  const names = [abi ? 'ABI' : '', sourceCode ? 'source code' : '', byteCode ? 'byte code' : ''];
  const given = names.filter((name) => name !== '');
  return given.length === 0 ? NO_FILES : given.join(', ');
}

function MarketplaceFacts({ request }: { request: NonNullable<SubmissionReply['marketplace']> }) {
  const { tokenId, serial, nftOwner, phone, marketplaceLink } = request;
  return (
    <Facts>
      <Fact name="NFT">
        {serial === null ? (
          <Link to={tokenHref(tokenId)}>{tokenId}, the whole collection</Link>
        ) : (
          <Link to={nftHref(tokenId, serial)}>
            {tokenId} #{serial}
          </Link>
        )}
      </Fact>
      <Fact name="Stated owner">
        <Link to={accountHref(nftOwner)}>{nftOwner}</Link>
      </Fact>
      <Fact name="Link">{marketplaceLink === null ? null : <Outside address={marketplaceLink} />}</Fact>
      <Fact name="Telephone">{phone}</Fact>
    </Facts>
  );
}

function Outside({ address }: { address: string | null }) {
  const url = address === null ? undefined : webAddress(address);
  if (url === undefined) return null;
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer nofollow">
      {url.href}
    </a>
  );
}
