import type { ComponentProps } from 'react';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { Fact } from '../../shared/ui/facts.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';

interface IdFactProps {
  readonly name: string;
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
        <span className="mono faint" data-tip="Checksum of the ID on this network (HIP-15)">
          -{checksum}
        </span>
      )}
    </Fact>
  );
}

/** A fact that names another entity. */
export function EntityFact({ name, kind, id, copy }: Pick<IdFactProps, 'name' | 'kind'> & EntityFactProps) {
  return <Fact name={name}>{id === null ? null : <EntityLink kind={kind} id={id} copy={copy === true} />}</Fact>;
}

interface EntityFactProps {
  readonly id: string | null;
  readonly copy?: boolean;
}

/** A fact that is an instant. */
export function TimeFact({ name, iso }: { name: string; iso: string | null }) {
  return <Fact name={name}>{iso === null ? null : <Timestamp iso={iso} copy />}</Fact>;
}
