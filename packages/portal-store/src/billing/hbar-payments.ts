import { consensusNsOf, formatEpoch, NS_PER_MS, TINYBARS_PER_HBAR } from '@ledgerscope/ledger';
import { and, asc, eq, sql } from '../drizzle.ts';
import { type NewMail, writeMail } from '../mail/repository.ts';
import { inTransaction, type PortalStore, type PortalTransaction } from '../portal-store.ts';
import { userTable } from '../user/table.ts';
import { datesNow } from './period.ts';
import { postUnits } from './post-units.ts';
import {
  type HbarPaymentRow,
  type HbarQuoteRow,
  hbarPaymentTable,
  hbarQuoteTable,
  type InvoiceRow,
  invoiceTable,
} from './table.ts';

/** Worth is counted in such parts of a US cent: a tinybar is worth many of them at any rate that there was. */
const WORTH_OF_CENT = 1_000_000_000_000n;
/** Of one payment, however large: sums of units stay within 64 bits. */
const MOST_UNITS = 1_000_000_000_000_000n;
const QUOTE_MINUTES = 60;

/** A rate of exchange: so many hbars for so many US cents. */
export type HbarRate = Pick<HbarQuoteRow, 'hbarEquiv' | 'centEquiv'>;

/** A transfer to the operator's account, as the ledger has it. */
export interface ReceivedHbar extends HbarRate {
  readonly consensusNs: bigint;
  readonly memo: string;
  /** Account that paid, `shard.realm.num`. */
  readonly payer: string;
  readonly tinybars: bigint;
}

/** What came of a payment in hbar. */
export interface HbarOutcome {
  readonly payment: HbarPaymentRow;
  readonly invoice: InvoiceRow;
  /** Whether the invoice was paid by it. */
  readonly paidNow: boolean;
}

/** Writes the mail about a payment. */
export type MailOfHbar = (to: string, outcome: HbarOutcome) => NewMail;

/** How an invoice can be paid in hbar, and what came for it. */
export interface HbarQuote {
  readonly quote: HbarQuoteRow;
  readonly payments: readonly HbarPaymentRow[];
}

/** What an amount is worth at a rate, in parts of a US cent (10⁻¹²), rounded down. */
function worthOf(tinybars: bigint, { hbarEquiv, centEquiv }: HbarRate): bigint {
  return (tinybars * BigInt(centEquiv) * WORTH_OF_CENT) / (BigInt(hbarEquiv) * TINYBARS_PER_HBAR);
}

/** The least amount that is worth so much at a rate. */
function tinybarsOf(worth: bigint, { hbarEquiv, centEquiv }: HbarRate): bigint {
  const divisor = BigInt(centEquiv) * WORTH_OF_CENT;
  return (worth * BigInt(hbarEquiv) * TINYBARS_PER_HBAR + divisor - 1n) / divisor;
}

/**
 * Says how an invoice is paid in hbar: the amount is valid for an hour; after that a new one is made at the current rate. The memo stays.
 * @param memo names the invoice where it has no memo yet
 */
export async function quoteHbar(
  store: PortalStore,
  invoice: Pick<InvoiceRow, 'number' | 'cents'>,
  rate: HbarRate,
  memo: string,
): Promise<HbarQuote> {
  const { number, cents } = invoice;
  return inTransaction(store, async (tx) => {
    await tx.select().from(invoiceTable).where(eq(invoiceTable.number, number)).for('update');
    const known = await readQuote(tx, number);
    if (known !== undefined && known.quote.endsAt > new Date()) return known;
    const payments = known?.payments ?? [];
    const rest = cents * WORTH_OF_CENT - sumOf(payments, 'worth');
    const asked = {
      hbarEquiv: rate.hbarEquiv,
      centEquiv: rate.centEquiv,
      tinybars: tinybarsOf(rest > 0n ? rest : 0n, rate),
      endsAt: sql`now() + make_interval(mins => ${QUOTE_MINUTES})`,
    };
    const [quote] = await tx
      .insert(hbarQuoteTable)
      .values({ number, memo, ...asked })
      .onConflictDoUpdate({ target: hbarQuoteTable.number, set: asked })
      .returning();
    if (quote === undefined) throw new Error('a quote was not written');
    return { quote, payments };
  });
}

/** An invoice of a user and what came for it in hbar, as of one instant; undefined where there is none. */
export async function readHbarState(
  store: PortalStore,
  userId: bigint,
  number: bigint,
): Promise<{ readonly invoice: InvoiceRow; readonly hbar: HbarQuote | undefined } | undefined> {
  const mine = and(eq(invoiceTable.userId, userId), eq(invoiceTable.number, number));
  return inTransaction(
    store,
    async (tx) => {
      const [invoice] = await tx.select().from(invoiceTable).where(mine);
      return invoice === undefined ? undefined : { invoice, hbar: await readQuote(tx, number) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function readQuote(db: Pick<PortalTransaction, 'select'>, number: bigint): Promise<HbarQuote | undefined> {
  const [quote] = await db.select().from(hbarQuoteTable).where(eq(hbarQuoteTable.number, number));
  return quote === undefined ? undefined : { quote, payments: await readPayments(db, number) };
}

function readPayments(db: Pick<PortalTransaction, 'select'>, number: bigint): Promise<HbarPaymentRow[]> {
  const { consensusNs } = hbarPaymentTable;
  return db.select().from(hbarPaymentTable).where(eq(hbarPaymentTable.number, number)).orderBy(asc(consensusNs));
}

/** Whether anybody was ever shown how to pay in hbar. */
export async function hasHbarQuotes(store: PortalStore): Promise<boolean> {
  const rows = await store.query((db) => db.select({ number: hbarQuoteTable.number }).from(hbarQuoteTable).limit(1));
  return rows.length > 0;
}

/**
 * Books transfers whose memo names an invoice; each once, others are omitted. What reaches the price pays the invoice, and all that is
 * above it, or comes for an invoice that is paid, buys units at the same price: nothing that was paid is lost.
 */
export async function bookHbar(
  tx: PortalTransaction,
  received: readonly ReceivedHbar[],
  mailOf: MailOfHbar,
): Promise<void> {
  for (const transfer of received) await bookOne(tx, transfer, mailOf);
}

async function bookOne(tx: PortalTransaction, transfer: ReceivedHbar, mailOf: MailOfHbar): Promise<void> {
  const [found] = await tx
    .select({ quote: hbarQuoteTable, invoice: invoiceTable })
    .from(hbarQuoteTable)
    .innerJoin(invoiceTable, eq(invoiceTable.number, hbarQuoteTable.number))
    .where(eq(hbarQuoteTable.memo, transfer.memo))
    .for('update');
  if (found === undefined) return;
  const { quote, invoice } = found;
  const { consensusNs, payer, tinybars } = transfer;
  const isLate = consensusNs > BigInt(quote.endsAt.getTime()) * NS_PER_MS;
  const rate = isLate && transfer.hbarEquiv > 0 && transfer.centEquiv > 0 ? transfer : quote;
  const [payment] = await tx
    .insert(hbarPaymentTable)
    .values({
      consensusNs,
      number: invoice.number,
      payer,
      tinybars,
      isLate,
      worth: worthOf(tinybars, rate),
      units: 0n,
    })
    .onConflictDoNothing()
    .returning();
  if (payment === undefined) return;
  const settled = await settleHbar(tx, invoice, payment);
  await lowerQuote(tx, quote, invoice);
  if (invoice.userId === null) return;
  const [user] = await tx.select({ email: userTable.email }).from(userTable).where(eq(userTable.id, invoice.userId));
  const outcome = { payment: { ...payment, units: settled.units }, invoice, paidNow: settled.paidNow };
  if (user !== undefined) await writeMail(tx, mailOf(user.email, outcome));
}

/** What is still asked, at the rate of the quote. */
async function lowerQuote(tx: PortalTransaction, quote: HbarQuoteRow, { number, cents }: InvoiceRow): Promise<void> {
  const rest = cents * WORTH_OF_CENT - sumOf(await readPayments(tx, number), 'worth');
  const tinybars = tinybarsOf(rest > 0n ? rest : 0n, quote);
  await tx.update(hbarQuoteTable).set({ tinybars }).where(eq(hbarQuoteTable.number, number));
}

/**
 * Posts the units that the payments in hbar of an invoice have bought and that are not posted yet.
 * @param latest the payment that is noted as theirs; the newest by default
 */
export async function settleHbar(
  tx: PortalTransaction,
  invoice: InvoiceRow,
  latest?: HbarPaymentRow,
): Promise<{ readonly units: bigint; readonly paidNow: boolean }> {
  const { number, userId, paidAt } = invoice;
  const payments = await readPayments(tx, number);
  const last = latest ?? payments.at(-1);
  const price = invoice.cents * WORTH_OF_CENT;
  const worth = sumOf(payments, 'worth');
  if (last === undefined || userId === null || (paidAt === null && worth < price)) return { units: 0n, paidNow: false };
  if (paidAt === null)
    await tx
      .update(invoiceTable)
      .set({
        ...(await datesNow(tx, userId, invoice.period)),
        paidAt: sql`now()`,
        paymentRef: `hbar ${formatEpoch(consensusNsOf(last.consensusNs))}`,
        payer: last.payer,
      })
      .where(eq(invoiceTable.number, number));
  const bought = (invoice.units * worth) / price - sumOf(payments, 'units');
  const units = bought < MOST_UNITS ? bought : MOST_UNITS;
  if (units > 0n) {
    await postUnits(tx, userId, units, `invoice ${number}, hbar ${formatEpoch(consensusNsOf(last.consensusNs))}`);
    await tx
      .update(hbarPaymentTable)
      .set({ units: sql`${hbarPaymentTable.units} + ${units}` })
      .where(eq(hbarPaymentTable.consensusNs, last.consensusNs));
  }
  return { units, paidNow: paidAt === null };
}

function sumOf(payments: readonly HbarPaymentRow[], column: 'worth' | 'units'): bigint {
  return payments.reduce((sum, payment) => sum + payment[column], 0n);
}
