import type { ContractSource } from '@ledgerscope/contract/contract-source';
import { CONTRACT_SOURCE_CALLS } from '@ledgerscope/contract/contract-source-calls';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import codeBoxStyles from '../../shared/ui/code-box.module.css';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import styles from './contract-page.module.css';
import { type Piece, solidityPieces } from './solidity-pieces.ts';
import { VerifySource } from './verify-source.tsx';

/** Null where no source was verified. */
function sourceQuery(id: string) {
  return queryOptions({
    queryKey: ['contract-source', id],
    queryFn: async ({ signal }): Promise<ContractSource | null> =>
      (await fetchReply(addressOf(CONTRACT_SOURCE_CALLS.getContractSource, { id }), signal)).data,
    staleTime: 60_000,
  });
}

/** The verified source of a contract, or what verifies one. */
export default function ContractSourceTab({ id }: { id: string }) {
  const queries = useQueryClient();
  const { data, error, refetch } = useReply(sourceQuery(id));
  if (data === undefined)
    return error === null ? <p className="empty muted">Loading...</p> : <LoadFailure error={error} retry={refetch} />;
  return (
    <>
      {data === null ? null : <Verified source={data} />}
      {data?.match === 'full' ? null : (
        <VerifySource
          id={id}
          isBetterWanted={data !== null}
          onVerified={(source) => {
            queries.setQueryData(sourceQuery(id).queryKey, source);
            void queries.invalidateQueries({ queryKey: ['contract-abi', id] });
          }}
        />
      )}
    </>
  );
}

const MEANING = {
  full: 'The compiled bytecode and its metadata hash match the deployed contract exactly, including names and comments.',
  partial:
    'The compiled bytecode matches the deployed contract, but the metadata hash differs, so names, comments or paths may not match.',
} as const;

function Verified({ source }: { source: ContractSource }) {
  const { match, contract, compiler, settings, sources } = source;
  return (
    <>
      <p className={styles.sourceAbout}>
        <span className={match === 'full' ? 'badge good' : 'badge plain'}>
          {match === 'full' ? 'Full match' : 'Partial match'}
        </span>{' '}
        <b className="mono break">
          <LedgerText text={contract} />
        </b>{' '}
        compiled with solc <span className="mono break">{compiler}</span>
        <br />
        <span className="muted">{MEANING[match]}</span>
      </p>
      {sources.map(({ path, content }) => (
        <ContractSourceFile key={path} path={path} content={content} />
      ))}
      <ContractSourceFile path="Compiler settings" content={JSON.stringify(settings, null, 2)} isPlain />
    </>
  );
}

function ContractSourceFile({ path, content, isPlain = false }: { path: string; content: string; isPlain?: boolean }) {
  const pieces = useMemo(() => (isPlain ? [content] : solidityPieces(content)), [content, isPlain]);
  return (
    <>
      <h3>
        <LedgerText text={path} />
        <CopyButton text={content} what={path} />
      </h3>
      <section
        className={`${codeBoxStyles.codeBox} ${codeBoxStyles.lines} ${styles.solidity}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
        aria-label={path}
      >
        <pre>{pieces.map(drawPiece)}</pre>
      </section>
    </>
  );
}

function drawPiece(piece: Piece, place: number): ReactNode {
  if (typeof piece === 'string') return <LedgerText key={place} text={piece} />;
  return (
    <span key={place} data-kind={piece.kind}>
      {piece.pieces.map(drawPiece)}
    </span>
  );
}
