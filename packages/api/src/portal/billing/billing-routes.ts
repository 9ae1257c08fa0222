import { type DeskPlan, dollarText, type PricingPlan } from '@ledgerscope/contract';
import { formatEntityId, parseEntityId } from '@ledgerscope/ledger';
import { hasSandbox } from '@ledgerscope/portal/payment/payment-settings';
import {
  addInvoice,
  deletePlan,
  hbarStateOf,
  type InvoiceRow,
  invoiceOf,
  invoicePaidBy,
  invoicesOf,
  invoiceToPay,
  type NewPlan,
  offeredPlan,
  type PricingPlanRow,
  payInvoice,
  pricingPlans,
  savePlan,
} from '@ledgerscope/portal-store';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError, FormError } from '../../api-error.ts';
import { wholeList } from '../../explorer/list-page.ts';
import { portalStoreOf } from '../../portal-store-of.ts';
import { foundById } from '../form-entity.ts';
import { featuresFor } from '../notice-routes.ts';
import { hbarStateReply, invoiceReply, paidAnother, paymentStart, takeReportedPayment } from './payment-adapters.ts';

const MONTHS_OF_YEAR = 12n;
const DISABLED = 'Pricing is currently disabled. Coming Soon...';

/** Plans, invoices and payments. */
export const BILLING_HANDLERS = {
  listInvoices: async ({ context, query, signedIn: { user } }) => {
    const { pageNo, pageSize, unpaidOnly, beginDate: madeFrom, activePeriod, sortOn: order } = query;
    const page = {
      pageNo,
      pageSize,
      unpaidOnly: unpaidOnly === true,
      madeFrom,
      isActive: activePeriod === true,
      order,
    };
    const { rows, totalCount } = await invoicesOf(portalStoreOf(context), user.id, page);
    return { data: rows.map(invoiceReply), totalCount, size: rows.length };
  },
  getInvoiceDetails: async ({ context, query: { paymentRef = '' }, signedIn: { user } }) => {
    const invoice = requireInvoice(
      await invoicePaidBy(portalStoreOf(context), user.id, paymentRef.replaceAll('\0', '')),
    );
    const id = invoice.payer === null ? undefined : parseEntityId(invoice.payer);
    const [shard = '0', realm = '0', accountNumber = '0'] = invoice.payer?.split('.') ?? [];
    return {
      data: {
        id: invoice.number.toString(),
        payer: id === undefined ? null : formatEntityId(id),
        userAccountId: id === undefined ? null : { shard: Number(shard), realm: Number(realm), accountNumber },
      },
    };
  },
  makeInvoice: async ({ context, form: { planId, period }, signedIn: { user } }) => {
    const store = portalStoreOf(context);
    await checkEnabled(context, user.id);
    const plan = /^\d{1,18}$/.test(planId) ? await offeredPlan(store, BigInt(planId)) : undefined;
    if (plan === undefined) throw new ApiError('not_found', 'This plan is no longer available.');
    if ((plan.type === 'BULK') !== (period === 'BULK'))
      throw new FormError({
        period: plan.type === 'BULK' ? 'This plan must be bought as BULK' : 'This plan is for a period',
      });
    const times = period === 'YEARLY' ? MONTHS_OF_YEAR : 1n;
    const { label, units, cents } = plan;
    const invoice = { period: periodOf(period), label, units: units * times, cents: cents * times };
    return { data: await paymentStart(context, user, await addInvoice(store, user.id, invoice)) };
  },
  startPayment: async ({ context, path, signedIn: { user } }) => {
    const store = portalStoreOf(context);
    await checkEnabled(context, user.id);
    return {
      data: await paymentStart(context, user, unpaid(requireInvoice(await invoiceToPay(store, user.id, path.number)))),
    };
  },
  getHbarPayment: async ({ context, path, signedIn: { user } }) => {
    const state = await hbarStateOf(portalStoreOf(context), user.id, path.number);
    if (state === undefined) throw noSuchInvoice();
    return { data: { invoice: invoiceReply(state.invoice), hbar: hbarStateReply(context, state.hbar) } };
  },
  paySandbox: async ({ context, form, path, signedIn: { user } }) => {
    const store = portalStoreOf(context);
    await checkEnabled(context, user.id);
    if (!hasSandbox(context)) throw new ApiError('forbidden', 'The payment sandbox is disabled.');
    const payer = parseEntityId(form.payer);
    if (payer === undefined) throw new FormError({ payer: 'Invalid format! Should be x.y.z' });
    requireInvoice(await invoiceOf(store, user.id, path.number));
    const outcome = await payInvoice(store, {
      number: path.number,
      reference: `sandbox ${user.id} ${form.reference}`,
      payer: formatEntityId(payer),
    });
    if (outcome === 'no-invoice') throw noSuchInvoice();
    if (outcome === 'paid-another') throw paidAnother();
    return { data: { outcome, invoice: invoiceReply(requireInvoice(await invoiceOf(store, user.id, path.number))) } };
  },
  tellPayment: async ({ context, form }) => ({ data: { message: await takeReportedPayment(context, form) } }),
  listAllPlans: async ({ context }) => wholeList((await pricingPlans(portalStoreOf(context), true)).map(deskPlan)),
  addPlan: async ({ context, form, signedIn: { user } }) => ({
    data: deskPlan(foundById(await savePlan(portalStoreOf(context), user, planOf(form)))),
  }),
  changePlan: async ({ context, form, path, signedIn: { user } }) => ({
    data: deskPlan(foundById(await savePlan(portalStoreOf(context), user, planOf(form), path.id))),
  }),
  deletePlan: async ({ context, path, signedIn: { user } }) => {
    foundById((await deletePlan(portalStoreOf(context), user, path.id)) || undefined);
    return { data: { message: 'Deleted.' } };
  },
} satisfies Partial<Handlers>;

/** What units cost, for everybody. */
export const PRICE_LIST_HANDLERS = {
  listPricingPlans: async ({ context }) =>
    wholeList((await pricingPlans(portalStoreOf(context))).flatMap((plan) => planReplies(plan))),
} satisfies Partial<Handlers>;

/** Without the feature PAYMENT nobody buys anything. */
async function checkEnabled(context: ApiContext, userId: bigint): Promise<void> {
  const features = await featuresFor(context, userId.toString());
  if (features.PAYMENT !== true) throw new ApiError('forbidden', DISABLED);
}

/** A plan, and of one for a month also the year. */
function planReplies(plan: PricingPlanRow): PricingPlan[] {
  const reply = (type: PricingPlan['type'], times: bigint): PricingPlan => {
    const cents = plan.cents * times;
    return {
      id: plan.id.toString(),
      type,
      label: plan.label,
      units: (plan.units * times).toString(),
      totalCost: dollarText(cents),
      cost: dollarText(cents),
      cents: cents.toString(),
    };
  };
  return plan.type === 'BULK' ? [reply('BULK', 1n)] : [reply('MONTHLY', 1n), reply('YEARLY', MONTHS_OF_YEAR)];
}

function planOf(form: {
  readonly type: string;
  readonly label: string;
  readonly units: bigint;
  readonly totalCost: bigint;
  readonly active: boolean;
}): NewPlan {
  const { type, label, units, totalCost: cents, active } = form;
  return { type: type === 'BULK' ? 'BULK' : 'MONTHLY', label, units, cents, active };
}

function periodOf(period: string): InvoiceRow['period'] {
  return period === 'YEARLY' || period === 'MONTHLY' ? period : 'BULK';
}

function deskPlan({ id, type, label, units, cents, active }: PricingPlanRow): DeskPlan {
  return { id: id.toString(), type, label, units: units.toString(), totalCost: dollarText(cents), active };
}

function unpaid(row: InvoiceRow): InvoiceRow {
  if (row.paidAt === null) return row;
  throw new ApiError('conflict', 'This invoice is already paid.');
}

function requireInvoice(row: InvoiceRow | undefined): InvoiceRow {
  if (row === undefined) throw noSuchInvoice();
  return row;
}

function noSuchInvoice(): ApiError {
  return new ApiError('not_found', 'Invoice not found.');
}
