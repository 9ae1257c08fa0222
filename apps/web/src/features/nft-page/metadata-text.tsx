import type { NftRowReply } from '@ledgerscope/contract/nft';
import { useState } from 'react';
import { type MetadataForm, metadataText } from '../../entities/nft/metadata-forms.ts';
import { LongText } from '../../shared/ui/long-text.tsx';
import styles from './nft-page.module.css';

const LENGTH = 400;

/** The metadata of the ledger, decoded or as it is passed on, with a button that copies what is shown. */
export function MetadataText({ nft }: { nft: NftRowReply }) {
  const [form, setForm] = useState<MetadataForm>('decoded');
  const text = metadataText(nft, form);
  if (text === '') return <span className="faint">None</span>;
  const other = form === 'decoded' ? 'raw' : 'decoded';
  return (
    <>
      <LongText text={text} length={LENGTH} what="the metadata" />{' '}
      <button type="button" className={styles.textButton} onClick={() => setForm(other)}>
        Show {other}
      </button>
    </>
  );
}
