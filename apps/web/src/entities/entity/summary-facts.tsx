import type { ComponentProps, ReactNode } from 'react';
import { Fact } from '../../shared/ui/facts.tsx';
import { Hash } from '../../shared/ui/hash.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import { numberText } from '../../shared/ui/number-text.tsx';
import { TextValue } from '../../shared/ui/text-value.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { EntityLink } from './entity-link.tsx';

/** What a fact is called. */
interface Named {
  readonly name: string;
}

interface FactIfProps<Value> extends Named {
  readonly value: Value | null | undefined;
  readonly view: (value: Value) => ReactNode;
}

/** A fact that is omitted where it has no value. */
export function FactIf<Value>({ name, value, view }: FactIfProps<Value>) {
  return value === null || value === undefined ? null : <Fact name={name}>{view(value)}</Fact>;
}

interface IdFactProps extends Named {
  readonly kind: ComponentProps<typeof EntityLink>['kind'];
  readonly id: string;
  readonly checksum: string | null;
}

/** The id of what a page is about, with its checksum. */
export function IdFact({ name, kind, id, checksum }: IdFactProps) {
  return (
    <Fact name={name}>
      <EntityLink kind={kind} id={id} copy />
      {checksum === null ? null : (
        <span className="mono faint" data-tip="ID checksum for this network (HIP-15)">
          -{checksum}
        </span>
      )}
    </Fact>
  );
}

interface EntityFactProps extends Pick<IdFactProps, 'name' | 'kind'> {
  readonly id: string | null | undefined;
  readonly copy?: boolean;
  readonly label?: boolean;
}

/** A fact that names another entity. */
export function EntityFact({ name, kind, id, copy = false, label = true }: EntityFactProps) {
  const link = id === null || id === undefined ? null : <EntityLink kind={kind} id={id} copy={copy} label={label} />;
  return <Fact name={name}>{link}</Fact>;
}

/** A fact that is an instant. */
export function TimeFact({ name, iso }: Named & { iso: string | null }) {
  return <Fact name={name}>{iso === null ? null : <Timestamp iso={iso} copy />}</Fact>;
}

/** A fact that is a whole number. */
export function NumberFact({ name, value }: Named & { value: number | string | null }) {
  return <Fact name={name}>{value === null ? null : numberText(value)}</Fact>;
}

/** A fact that is a hash or other hex. */
export function HashFact({ name, ...hash }: Named & ComponentProps<typeof Hash>) {
  return (
    <Fact name={name}>
      <Hash {...hash} />
    </Fact>
  );
}

/** A fact that is a text of the ledger, whole up to a length. */
export function LongFact({ name, ...text }: Named & ComponentProps<typeof LongText>) {
  return (
    <Fact name={name}>
      <LongText {...text} />
    </Fact>
  );
}

/** A fact that is a text of the ledger such as a memo. */
export function TextFact({ name, ...text }: Named & ComponentProps<typeof TextValue>) {
  return (
    <Fact name={name}>
      <TextValue {...text} />
    </Fact>
  );
}
