import { type FormEvent, Fragment, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { idFault } from '../../entities/filter/check-fields.ts';
import { PATHS } from '../../shared/paths.ts';
import { DateField, ZoneSwitch } from '../../shared/time/date-fields.tsx';
import { spanFault } from '../../shared/time/span-fault.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { type ExplorerField, type ExplorerSearch, isSearch, writeExplorerSearch } from './explorer-state.ts';
import styles from './nft-explorer.module.css';

/** Spans of time: their labels, and the fields of their ends. */
const SPANS = [
  ['Collection Creation Date', 'collectionCreationDateFrom', 'collectionCreationDateTo'],
  ['Nft Mint Date', 'nftMintDateFrom', 'nftMintDateTo'],
] as const;

type Fields = Readonly<Partial<Record<ExplorerField, string>>>;

/** The advanced search of the NFT explorer. It closes after a search; what it asks for goes into the address. */
export function AdvancedDialog({ search, close }: { search: ExplorerSearch; close: () => void }) {
  const navigate = useNavigate();
  const [fields, setFields] = useState<Fields>(search.fields);
  const [refusal, setRefusal] = useState('');
  const set = (field: ExplorerField, value: string) => {
    setRefusal('');
    setFields({ ...fields, [field]: value });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fault = faultOf(fields);
    if (fault !== undefined) return setRefusal(fault);
    close();
    void navigate(`${PATHS.nftExplorer}${writeExplorerSearch({ text: '', fields })}`);
  };
  const reset = () => {
    setFields({});
    setRefusal('');
    void navigate(PATHS.nftExplorer);
  };
  return (
    <Dialog title="Advanced NFT Search" close={close}>
      <form className={styles.nftSearchForm} noValidate onSubmit={submit}>
        <TextField label="Collection Name" field="collectionName" fields={fields} set={set} />
        <TextField label="NFT Name" field="nftName" fields={fields} set={set} />
        <TextField label="Owner" field="owner" hint="0.0.3" fields={fields} set={set} />
        <TextField label="NFT Creator" field="nftCreator" hint="0.0.3" fields={fields} set={set} />
        {SPANS.map(([label, from, to]) => (
          <Fragment key={label}>
            <DateField
              label={`${label} from`}
              value={fields[from]}
              until={fields[to]}
              choose={(value) => set(from, value ?? '')}
            />
            <DateField
              label={`${label} to`}
              value={fields[to]}
              from={fields[from]}
              choose={(value) => set(to, value ?? '')}
            />
          </Fragment>
        ))}
        <ZoneSwitch />
        <footer>
          <span className="down" role="alert">
            {refusal}
          </span>
          <span className="grow" />
          <button type="button" className="button" onClick={reset}>
            RESET
          </button>
          <button type="submit" className="button primary">
            Search
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

/** Why the fields cannot be searched; undefined where they can. */
function faultOf(fields: Fields): string | undefined {
  if (!isSearch({ text: '', fields })) return 'Fill in at least one field.';
  const ids = (['owner', 'nftCreator'] as const).map((field) => idFault(fields[field] ?? ''));
  const spans = SPANS.map(([, from, to]) => spanFault(fields[from], fields[to]));
  return [...ids, ...spans].find((fault) => fault !== undefined);
}

interface FieldProps {
  readonly label: string;
  readonly field: ExplorerField;
  readonly fields: Fields;
  readonly set: (field: ExplorerField, value: string) => void;
}

function TextField({ label, field, fields, set, hint }: FieldProps & { hint?: string }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="text-input"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        placeholder={hint}
        value={fields[field] ?? ''}
        onChange={(event) => set(field, event.currentTarget.value)}
      />
    </div>
  );
}
