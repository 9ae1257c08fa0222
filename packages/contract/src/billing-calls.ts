import {
  DeskPlan,
  HbarPaymentState,
  Invoice,
  InvoiceDetail,
  PaymentResult,
  PaymentStart,
  PricingPlan,
} from './billing.ts';
import { CALLBACK_FORM, PLAN_FORM, PURCHASE_FORM, SANDBOX_FORM } from './billing-forms.ts';
import { call } from './call.ts';
import { listOf, singleOf } from './envelope.ts';
import { flag, oneOf, type ParameterType, parameter, shortText, whereGiven, whole, wordOr } from './parameter.ts';
import { numberParameter } from './path-parameters.ts';
import { dayField } from './portal-fields.ts';
import { query } from './query.ts';
import { ofMerchant } from './usage-calls.ts';
import { Done } from './user.ts';
import { userPath } from './user-calls.ts';

const tag = 'billing';
const ofUser = { tag, access: 'user', errors: [503], dependsOn: ['portal', 'outside'] } as const;
const number = numberParameter('Invoice number.', /^[1-9]\d{0,17}$/, 'must be a number from 1');
const ofInvoice = {
  ...ofUser,
  method: 'POST',
  params: { userId: userPath, number },
  errors: [400, 403, 404, 409, 503],
} as const;
const ofDesk = {
  tag: 'administration',
  access: 'administrator',
  errors: [400, 404, 503],
  dependsOn: ['portal', 'outside'],
} as const;
const planPath = { id: numberParameter('ID.', /^\d{1,18}$/, 'must be a number') };
const MAX_PAGE = 1_000;

/** A day of the calendar; undefined where absent. */
const day: ParameterType<string | undefined> = {
  schema: { type: 'string', maxLength: 10 },
  read: whereGiven((value, name, read) =>
    dayField('').read(value).ok ? value : read.refuse(name, 'must be a day such as 2026-01-31'),
  ),
};

/** Plans, invoices and payments. */
export const BILLING_CALLS = {
  listPricingPlans: call({
    path: '/api/pricingPlan',
    aliases: { listPrices: '/api/dropp/pricing' },
    summary: 'Pricing plans, sorted by units. Monthly plans are also listed as yearly (12 months).',
    tag,
    access: 'public',
    dependsOn: ['portal'],
    reply: listOf(PricingPlan, 'Plans.'),
    cost: 0,
  }),
  listInvoices: call({
    ...ofUser,
    path: '/api/users/{userId}/getInvoices',
    params: { userId: userPath },
    summary: 'The user’s invoices.',
    query: query(
      ofMerchant,
      parameter('unpaidOnly', flag, 'True for unpaid invoices.'),
      parameter('beginDate', day, 'Earliest purchase date, in UTC, YYYY-MM-DD.'),
      parameter('activePeriod', flag, 'True for periods that have not ended, and for units that do not expire.'),
      parameter(
        'sortOn',
        wordOr('purchase_date', oneOf(['purchase_date', 'expiry_date', 'start_date'])),
        'Sort field, latest first; rows without a value are last. Creation day by default.',
      ),
      parameter('pageNo', whole(0, MAX_PAGE, 0), 'Page number, starting at 0.'),
      parameter('pageSize', whole(1, MAX_PAGE, 5), 'Rows per page; 5 by default.'),
    ),
    reply: listOf(Invoice, 'A page of invoices.'),
  }),
  getInvoiceDetails: call({
    ...ofUser,
    path: '/api/users/{userId}/getInvoiceDetails',
    params: { userId: userPath },
    summary: 'Get the payer of an invoice.',
    query: parameter('paymentRef', shortText(100), 'Payment reference.'),
    reply: singleOf(InvoiceDetail, 'Payer.'),
    errors: [400, 404, 503],
  }),
  makeInvoice: call({
    ...ofUser,
    method: 'POST',
    path: '/api/users/{userId}/invoices',
    params: { userId: userPath },
    summary: 'Creates an invoice for a plan, or returns an existing unpaid one.',
    form: PURCHASE_FORM,
    reply: singleOf(PaymentStart, 'Invoice and payment instructions.'),
    errors: [400, 403, 404, 503],
  }),
  startPayment: call({
    ...ofInvoice,
    path: '/api/users/{userId}/invoices/{number}/pay',
    summary: 'Payment instructions for an invoice.',
    reply: singleOf(PaymentStart, 'Invoice and payment instructions.'),
  }),
  getHbarPayment: call({
    ...ofUser,
    path: '/api/users/{userId}/invoices/{number}/hbar',
    params: { userId: userPath, number },
    summary: 'Hbar payments received for an invoice. Poll while paying.',
    reply: singleOf(HbarPaymentState, 'Invoice and received payments.'),
    errors: [400, 404, 503],
  }),
  paySandbox: call({
    ...ofInvoice,
    path: '/api/users/{userId}/invoices/{number}/sandbox',
    summary: 'Pays an invoice in the sandbox: units are added without a real payment.',
    form: SANDBOX_FORM,
    reply: singleOf(PaymentResult, 'Payment result.'),
  }),
  tellPayment: call({
    tag,
    access: 'public',
    method: 'POST',
    path: '/api/payments/callback',
    summary: 'Callback for the payment widget: records a payment and adds the units.',
    dependsOn: ['portal', 'outside'],
    form: CALLBACK_FORM,
    errors: [400, 403, 404, 409, 503],
    reply: singleOf(Done, 'Payment result.'),
  }),
  listAllPlans: call({
    ...ofDesk,
    path: '/api/admin/plans',
    summary: 'All pricing plans, offered or not.',
    reply: listOf(DeskPlan, 'Plans.'),
  }),
  addPlan: call({
    ...ofDesk,
    method: 'POST',
    path: '/api/admin/plans',
    summary: 'Adds a pricing plan.',
    form: PLAN_FORM,
    reply: singleOf(DeskPlan, 'The plan.'),
  }),
  changePlan: call({
    ...ofDesk,
    method: 'PUT',
    path: '/api/admin/plans/{id}',
    params: planPath,
    summary: 'Changes a pricing plan; invoices stay as they are.',
    form: PLAN_FORM,
    reply: singleOf(DeskPlan, 'The plan.'),
  }),
  deletePlan: call({
    ...ofDesk,
    method: 'DELETE',
    path: '/api/admin/plans/{id}',
    params: planPath,
    summary: 'Deletes a pricing plan; invoices stay as they are.',
    reply: singleOf(Done, 'Confirmation.'),
  }),
};
