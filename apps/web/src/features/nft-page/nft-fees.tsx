import type { CustomFee } from '@ledgerscope/contract';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { FeeAmount, FeePercent } from '../../entities/token/fee-text.tsx';
import { type Column, DataTable } from '../../shared/ui/data-table.tsx';

type Placed<Part extends 'fixed_fees' | 'royalty_fees'> = CustomFee & {
  readonly place: number;
} & { readonly [Name in Part]: NonNullable<CustomFee[Name]> };

const COLLECTOR: Column<CustomFee> = {
  id: 'collector',
  heading: 'Collector',
  cell: (fee) => <EntityLink kind="account" id={fee.collector_account_id} />,
};
const EXEMPT: Column<CustomFee> = {
  id: 'exempt',
  heading: 'Collectors exempt',
  width: '170px',
  cell: (fee) => (fee.all_collectors_are_exempt ? 'Yes' : <span className="muted">No</span>),
};
const FIXED: readonly Column<Placed<'fixed_fees'>>[] = [
  { id: 'amount', heading: 'Amount', cell: (fee) => <FeeAmount fee={fee.fixed_fees} /> },
  COLLECTOR,
  EXEMPT,
];
const ROYALTY: readonly Column<Placed<'royalty_fees'>>[] = [
  {
    id: 'percent',
    heading: 'Royalty',
    cell: (fee) => <FeePercent fraction={fee.royalty_fees.exchange_value_fraction} />,
  },
  {
    id: 'fallback',
    heading: 'Fallback fee',
    cell: ({ royalty_fees: { fallback_fee: fallback } }) =>
      fallback === null ? <span className="faint">None</span> : <FeeAmount fee={fallback} />,
  },
  COLLECTOR,
  EXEMPT,
];

/** What the collection charges when its NFTs change hands. Undefined while it loads. */
export function NftFees({ fees }: { fees: readonly CustomFee[] | undefined }) {
  const placed = fees?.map((fee, place) => ({ ...fee, place }));
  return (
    <div className="pair even">
      <section className="card" aria-labelledby="fixed">
        <header>
          <h2 id="fixed">Fixed fees</h2>
        </header>
        <DataTable
          label="Fixed fees"
          columns={FIXED}
          rows={placed?.filter((fee): fee is Placed<'fixed_fees'> => fee.fixed_fees !== null)}
          keyOf={(fee) => String(fee.place)}
          expected={1}
          empty="None"
        />
      </section>
      <section className="card" aria-labelledby="royalty">
        <header>
          <h2 id="royalty">Royalty fees</h2>
        </header>
        <DataTable
          label="Royalty fees"
          columns={ROYALTY}
          rows={placed?.filter((fee): fee is Placed<'royalty_fees'> => fee.royalty_fees !== null)}
          keyOf={(fee) => String(fee.place)}
          expected={1}
          empty="None"
        />
      </section>
    </div>
  );
}
