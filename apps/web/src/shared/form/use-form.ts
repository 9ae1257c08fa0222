import { type Faults, type Field, faultOf } from '@ledgerscope/contract/form';
import { type FormEvent, useRef, useState } from 'react';
import { FailedReply } from '../api/api-error.ts';

/** The fields of a form: what checks each. */
export type Rules = Readonly<Record<string, Pick<Field<unknown>, 'read'> | undefined>>;
type Values<Names extends string> = Readonly<Record<Names, string>>;

/** What a field has to know. */
export interface FieldState {
  readonly name: string;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** What a file's field has to know: why the server refused the file, until another one is chosen. */
export interface FileFieldState {
  readonly name: string;
  readonly refused: string | undefined;
  readonly onChoose: () => void;
}

/** A form while it is filled in. */
export interface FormState<Names extends string> {
  readonly values: Values<Names>;
  readonly field: (name: Names) => FieldState;
  readonly file: (name: string) => FileFieldState;
  readonly isSending: boolean;
  /** Why it could not be sent, where no field is at fault or the form is as a whole. */
  readonly failure: string | undefined;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly reset: () => void;
}

interface FormOptions<Names extends string> {
  readonly initial: Values<Names>;
  readonly rules: Rules;
  /** Faults that depend on several fields; they count where the field's own rule finds none. */
  readonly check?: (values: Values<NoInfer<Names>>) => Partial<Record<NoInfer<Names>, string>>;
  /** False where fields are checked only when the form is sent. */
  readonly checksOnLeave?: boolean;
  readonly send: (values: Values<Names>) => Promise<unknown>;
  /** The sentence for a failure; that of the error where it is undefined. */
  readonly failureText?: (error: FailedReply) => string | undefined;
}

/**
 * A form whose fields are checked when they are left, by the rules that the server has too, and all of them when it is sent;
 * what was typed stays, whatever the answer.
 */
export function useForm<Names extends string>(options: FormOptions<Names>): FormState<Names> {
  const { initial, rules, check, checksOnLeave = true, send, failureText } = options;
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Faults>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const running = useRef(false);
  const faults = faultsOf(values, rules, check);
  const submit = async (form: HTMLFormElement) => {
    setLeft(new Set(Object.keys(values)));
    setFailure(undefined);
    setRefused({});
    if (hasFaults(faults)) focusFirst(form, faults);
    if (hasFaults(faults) || running.current) return;
    running.current = true;
    setIsSending(true);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof FailedReply)) throw error;
      setRefused(error.faults);
      const isOfFields = focusFirst(form, error.faults);
      setFailure(error.ofForm ?? (isOfFields ? undefined : (failureText?.(error) ?? error.message)));
    } finally {
      running.current = false;
      setIsSending(false);
    }
  };
  const forget = (name: string) => setRefused(({ [name]: _, ...others }) => others);
  return {
    values,
    isSending,
    failure,
    field: (name) => ({
      name,
      value: values[name],
      fault: (left.has(name) ? faults[name] : undefined) ?? refused[name],
      onChange: (value) => {
        setValues((before) => ({ ...before, [name]: value }));
        forget(name);
        if (!checksOnLeave) setLeft((before) => new Set([...before].filter((one) => one !== name)));
      },
      onBlur: () => {
        if (checksOnLeave && values[name] !== '') setLeft((before) => new Set([...before, name]));
      },
    }),
    file: (name) => ({ name, refused: refused[name], onChoose: () => forget(name) }),
    onSubmit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    reset: () => {
      setValues(initial);
      setLeft(new Set());
      setRefused({});
      setFailure(undefined);
    },
  };
}

function hasFaults(faults: Faults): boolean {
  return Object.keys(faults).length > 0;
}

function faultsOf<Names extends string>(
  values: Values<Names>,
  rules: Rules,
  check: FormOptions<Names>['check'],
): Readonly<Record<string, string>> {
  const own = Object.entries<string>(values).flatMap(([name, value]) => {
    const rule = rules[name];
    const fault = rule === undefined ? undefined : faultOf(rule, value);
    return fault === undefined ? [] : [[name, fault] as const];
  });
  return { ...definedOf(check?.(values) ?? {}), ...Object.fromEntries(own) };
}

function definedOf(faults: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, fault]) => (fault === undefined ? [] : [[name, fault]])),
  );
}

/** The first field with a fault gets the focus; screen readers say what is wrong with it. False where no field is at fault. */
function focusFirst(form: HTMLFormElement, faults: Faults): boolean {
  const fields = [...form.elements].filter(
    (one) => one instanceof HTMLElement && (one.getAttribute('name') ?? '') in faults,
  );
  (fields[0] as HTMLElement | undefined)?.focus();
  return fields.length > 0;
}
