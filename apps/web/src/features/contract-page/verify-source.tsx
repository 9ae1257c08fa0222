import type { ContractSource } from '@ledgerscope/contract/contract-source';
import { CONTRACT_SOURCE_CALLS } from '@ledgerscope/contract/contract-source-calls';
import { VERIFY_FORM } from '@ledgerscope/contract/contract-source-forms';
import { LONGEST_COMPILER_INPUT } from '@ledgerscope/contract/contract-source-limits';
import { queryOptions } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { addressOf } from '../../shared/api/address.ts';
import { exchange, fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { CheckField } from '../../shared/form/check-field.tsx';
import { ChoiceField } from '../../shared/form/choice-field.tsx';
import formStyles from '../../shared/form/form.module.css';
import { FieldFrame, FormField } from '../../shared/form/form-field.tsx';
import { FormFoot } from '../../shared/form/form-foot.tsx';
import { type FieldState, useForm } from '../../shared/form/use-form.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import styles from './contract-page.module.css';
import { type ContractSourceFile, isStandardJson, pastedFiles } from './source-files.ts';

/** Longer than the server lets its compiler work, with one source waiting before. */
const TIMEOUT_MS = 60_000;
const KIB = 1_024;

const COMPILERS = queryOptions({
  queryKey: ['compilers'],
  queryFn: ({ signal }) => fetchReply(addressOf(CONTRACT_SOURCE_CALLS.listCompilers, {}), signal),
  select: (reply) => reply.data.versions,
  staleTime: 60_000,
});

interface VerifyProps {
  readonly id: string;
  /** A partial match is there, which only a full one replaces. */
  readonly isBetterWanted: boolean;
  readonly onVerified: (source: ContractSource) => void;
}

/** Takes the source of a contract: files of Solidity with their settings, or the standard JSON that the compiler was given. */
export function VerifySource(props: VerifyProps) {
  const { data, error, refetch } = useReply(COMPILERS);
  if (data !== undefined) return <VerifyForm {...props} versions={data} />;
  return error === null ? <p className="empty muted">Loading...</p> : <LoadFailure error={error} retry={refetch} />;
}

function VerifyForm({ id, isBetterWanted, onVerified, versions }: VerifyProps & { versions: readonly string[] }) {
  const [uploaded, setUploaded] = useState<readonly File[]>([]);
  const [pasted, setPasted] = useState('');
  const files = uploaded.length > 0 ? uploaded : pastedFiles(pasted);
  const fileField = useId();
  const isJson = files.some(isStandardJson);
  const form = useForm({
    initial: { compiler: versions[0] ?? '', runs: '200', evmVersion: '', viaIR: 'false' },
    rules: { compiler: VERIFY_FORM.compiler, runs: RUNS },
    send: async (values) => {
      const { compiler, ...settings } = values;
      const input = await readInput(files, settings);
      const body = JSON.stringify({ compiler, input });
      const address = addressOf(CONTRACT_SOURCE_CALLS.verifyContract, { id });
      onVerified((await exchange(address, { method: 'POST', body, timeoutMs: TIMEOUT_MS })).data);
    },
    failureText: ({ faults, message }) => faults.input ?? message,
  });
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const fault = size > LONGEST_COMPILER_INPUT ? TOO_LARGE : undefined;
  return (
    <form
      className={`${formStyles.form} ${styles.verifyForm}`}
      noValidate
      aria-label="Verify the source"
      onSubmit={form.onSubmit}
    >
      <p>
        {isBetterWanted
          ? 'If you have the exact files used for deployment, you can verify them for a full match.'
          : 'This contract’s source is not verified. Upload or paste it to have it compiled and compared with the deployed bytecode. If they match, the source is published here.'}
      </p>
      <FieldFrame
        label="Source"
        id={fileField}
        fault={fault}
        hint="Solidity source files, or one standard JSON input with paths and settings."
      >
        <input
          className={`text-input ${formStyles.fileInput}`}
          type="file"
          multiple
          accept=".sol,.json"
          id={fileField}
          aria-describedby={`${fileField}-about`}
          aria-invalid={fault !== undefined}
          onChange={(event) => setUploaded([...(event.target.files ?? [])])}
        />
      </FieldFrame>
      {uploaded.length > 0 ? null : <PastedSource text={pasted} onChange={setPasted} />}
      <ChoiceField label="Compiler" field={form.field('compiler')} choices={versions} />
      {isJson ? null : <SettingFields field={form.field} />}
      <FormFoot form={form} label="VALIDATE" isDisabled={files.length === 0 || fault !== undefined} />
    </form>
  );
}

function PastedSource({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const id = useId();
  return (
    <FieldFrame
      label="or paste the source"
      id={id}
      fault={undefined}
      hint="One Solidity file with everything that it imports, or the standard JSON input."
    >
      <textarea
        className="text-input"
        id={id}
        rows={6}
        spellCheck={false}
        value={text}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

/** Settings that a standard JSON has in itself. */
function SettingFields({ field }: { field: (name: keyof Settings) => FieldState }) {
  return (
    <>
      <FormField
        label="Optimizer runs"
        field={field('runs')}
        inputMode="numeric"
        hint="Leave empty if the optimizer was off."
        isOptional
      />
      <FormField
        label="EVM version"
        field={field('evmVersion')}
        placeholder="cancun"
        hint="Leave empty for the compiler default."
        spellCheck={false}
        isOptional
      />
      <CheckField label="Compiled via IR (viaIR)" field={field('viaIR')} />
    </>
  );
}

const TOO_LARGE = `Total file size must not exceed ${LONGEST_COMPILER_INPUT / KIB} KB.`;

const RUNS = {
  read: (given: unknown) =>
    /^\d{0,9}$/.test(String(given))
      ? ({ ok: true, value: given } as const)
      : ({ ok: false, fault: 'Must be a whole number' } as const),
};

type Settings = Readonly<Record<'runs' | 'evmVersion' | 'viaIR', string>>;

/** The standard JSON, as it was given or of the files. */
async function readInput(files: readonly ContractSourceFile[], { runs, evmVersion, viaIR }: Settings): Promise<string> {
  const json = files.find(isStandardJson);
  if (json !== undefined) return json.text();
  const sources = await Promise.all(files.map(async (file) => [file.name, { content: await file.text() }] as const));
  return JSON.stringify({
    language: 'Solidity',
    sources: Object.fromEntries(sources),
    settings: {
      optimizer: runs === '' ? { enabled: false } : { enabled: true, runs: Number(runs) },
      ...(evmVersion.trim() === '' ? {} : { evmVersion: evmVersion.trim() }),
      ...(viaIR === 'true' ? { viaIR: true } : {}),
    },
  });
}
