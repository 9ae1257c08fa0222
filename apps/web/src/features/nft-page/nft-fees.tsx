import type { CustomFeeReply } from '@ledgerscope/contract/custom-fee';
import { accountColumn } from '../../entities/entity/columns.tsx';
import { FeeAmount, FeePercent } from '../../entities/token/fee-text.tsx';
import { type Column, DataTable } from '../../shared/ui/data-table.tsx';

type Placed<Part extends 'fixed_fees' | 'royalty_fees'> = CustomFeeReply & {
  readonly place: number;
} & { readonly [Name in Part]: NonNullable<CustomFeeReply[Name]> };

const COLLECTOR = accountColumn<CustomFeeReply>('collector', 'Collector', (fee) => fee.collector_account_id);
const EXEMPT: Column<CustomFeeReply> = {
  id: 'exempt',
  heading: 'All collectors exempt',
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
export function NftFees({ fees }: { fees: readonly CustomFeeReply[] | undefined }) {
  const placed = fees?.map((fee, place) => ({ ...fee, place }));
  const fixed = placed?.filter((fee): fee is Placed<'fixed_fees'> => fee.fixed_fees !== null);
  const royalty = placed?.filter((fee): fee is Placed<'royalty_fees'> => fee.royalty_fees !== null);
  return (
    <div className="pair even">
      <FeesCard id="fixed" title="Fixed fees" columns={FIXED} fees={fixed} />
      <FeesCard id="royalty" title="Royalty fees" columns={ROYALTY} fees={royalty} />
    </div>
  );
}

interface FeesCardProps<Fee> {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly Column<Fee>[];
  readonly fees: readonly Fee[] | undefined;
}

function FeesCard<Fee extends { readonly place: number }>({ id, title, columns, fees }: FeesCardProps<Fee>) {
  const keyOf = (fee: Fee) => String(fee.place);
  return (
    <section className="card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
      </header>
      <DataTable label={title} columns={columns} rows={fees} keyOf={keyOf} expected={1} empty="None" />
    </section>
  );
}
