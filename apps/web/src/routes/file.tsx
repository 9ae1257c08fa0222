import { ENTITY_CALLS } from '@ledgerscope/contract/entity-calls';
import type { LedgerFile } from '@ledgerscope/contract/file';
import { useParams } from 'react-router';
import { EntityLink } from '../entities/entity/entity-link.tsx';
import { EntityFact, IdFact, TimeFact } from '../entities/entity/summary-facts.tsx';
import { KeyPopup } from '../entities/key/key-popup.tsx';
import { Answer } from '../features/entity-page/answer.tsx';
import { EntityPage } from '../features/entity-page/entity-page.tsx';
import { KnownFromNote } from '../features/entity-page/known-from-note.tsx';
import { FileContents } from '../features/file-page/file-contents.tsx';
import { FileUpdates } from '../features/file-page/file-updates.tsx';
import { addressOf } from '../shared/api/address.ts';
import { wholeText } from '../shared/format/hbar-text.ts';
import { ApiView } from '../shared/ui/api-view.tsx';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { Fact } from '../shared/ui/facts.tsx';
import { FactsCard } from '../shared/ui/facts-card.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { SectionError } from '../shared/ui/section-error.tsx';
import { TextValue } from '../shared/ui/text-value.tsx';

/** One file of the ledger: its contents and its changes. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <EntityPage<LedgerFile>
      key={id}
      noun="File"
      id={id}
      address={addressOf(ENTITY_CALLS.getFile, { id })}
      invalid="Invalid format! Should be x.y.z"
    >
      {(file) => <FileView file={file} />}
    </EntityPage>
  );
}

function FileView({ file }: { file: LedgerFile }) {
  return (
    <>
      <PageTitle>{`File ${file.fileID}`}</PageTitle>
      <Breadcrumbs here={file.fileID} />
      <Answer title="FILE SUMMARY" badges={file.deleted ? <span className="badge bad">Deleted</span> : undefined}>
        File <EntityLink kind="file" id={file.fileID} /> is {wholeText(file.sizeBytes)} bytes
      </Answer>
      <KnownFromNote by={file.knownFrom} />
      <div className="under-answer">
        <FileFacts file={file} />
      </div>
      <SectionError what="Contents">
        <FileContents file={file} />
      </SectionError>
      <SectionError what="Changes">
        <FileUpdates fileID={file.fileID} />
      </SectionError>
      <ApiView path={addressOf(ENTITY_CALLS.getFile, { id: file.fileID }).url} />
    </>
  );
}

function FileFacts({ file }: { file: LedgerFile }) {
  return (
    <FactsCard>
      <IdFact name="File ID" kind="file" id={file.fileID} checksum={file.checksum} />
      <EntityFact name="Created by" kind="account" id={file.createdBy} />
      <TimeFact name="Created" iso={file.createdOn} />
      <TimeFact name="Last updated" iso={file.updateDate} />
      <TimeFact name="Expires" iso={file.expiry} />
      <Fact name="Keys">
        <KeyPopup value={file.keys} title="Keys" />
      </Fact>
      <Fact name="Memo">
        <TextValue text={file.memo} what="memo" />
      </Fact>
    </FactsCard>
  );
}
