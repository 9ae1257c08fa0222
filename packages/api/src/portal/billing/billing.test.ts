import { MS_PER_DAY } from '@ledgerscope/ledger';
import { paymentSignature } from '@ledgerscope/portal/payment/payment-signature';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator } from '../testing/administrator.ts';
import { openPortalApi, type PortalApi } from '../testing/open-portal-api.ts';

const PLAN = { type: 'BULK', label: 'Starter', units: '10000', totalCost: '5.00', active: true };
const REFERENCE = '0123456789abcdef';

describe('buying units', () => {
  let api: PortalApi;
  let user: { id: string; token: string };
  let desk: { id: string; token: string };
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, by = user) =>
    api.send(method, path, { token: by.token, ...(body === undefined ? {} : { body }) });
  const mine = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    send(method, `/api/users/${user.id}/${path}`, body);
  const plans = async () => (await api.send('GET', '/api/pricingPlan')).json.data;
  const balance = async () => (await mine('GET', 'profileBalance')).json.data.unitBalance;
  beforeAll(async () => {
    api = await openPortalApi();
    user = await api.signedIn('buyer@example.org');
    desk = await administrator(api, 'desk@example.org');
  });
  afterAll(() => api.close());

  it('begins with plans that the operator writes, in whole cents', async () => {
    expect(await plans()).toEqual([]);
    expect((await send('POST', '/api/admin/plans', PLAN)).status).toBe(403);
    const made = await send('POST', '/api/admin/plans', { ...PLAN, units: '200', label: 'Small' }, desk);
    await send('POST', '/api/admin/plans', PLAN, desk);
    await send('POST', '/api/admin/plans', { ...PLAN, type: 'MONTHLY', label: 'Monthly', totalCost: '3.33' }, desk);
    await send('PUT', `/api/admin/plans/${made.json.data.id}`, { ...PLAN, units: '100', label: 'Small' }, desk);
    expect(await plans()).toMatchObject([
      { type: 'BULK', label: 'Small', units: '100', totalCost: '5.00' },
      { type: 'BULK', label: 'Starter', units: '10000', cents: '500' },
      { type: 'MONTHLY', totalCost: '3.33' },
      { type: 'YEARLY', units: '120000', totalCost: '39.96' },
    ]);
    await send('DELETE', `/api/admin/plans/${made.json.data.id}`, undefined, desk);
    expect(await plans()).toHaveLength(3);
    for (const bad of [
      { units: '1.5' },
      { units: '0' },
      { totalCost: '4.999' },
      { totalCost: '-1' },
      { type: 'YEARLY' },
    ])
      expect((await send('POST', '/api/admin/plans', { ...PLAN, ...bad }, desk)).status).toBe(400);
  });

  it('needs the feature PAYMENT', async () => {
    const [{ id }] = await plans();
    const refused = await mine('POST', 'invoices', { planId: id, period: 'BULK' });
    expect([refused.status, refused.json.message]).toEqual([403, 'Pricing is currently disabled. Coming Soon...']);
    expect((await send('PUT', '/api/admin/features/PAYMENT', { enabled: true }, desk)).status).toBe(200);
  });

  it('makes one invoice for the same, posts its units when it is paid, and once', async () => {
    const [{ id }] = await plans();
    const made = await mine('POST', 'invoices', { planId: id, period: 'BULK' });
    expect(made.json.data).toMatchObject({ adapter: 'sandbox', currency: 'USD', paymentType: 'DATA' });
    // Also another day.
    await api.store.query((db) => db.execute(sql`update invoice set start_date = '2020-02-01'`));
    const again = await mine('POST', 'invoices', { planId: id, period: 'BULK' });
    const { invoice } = made.json.data;
    expect(again.json.data.invoice).toEqual(invoice);
    expect(invoice).toMatchObject({ id: '1', status: 'UNPAID', units: '10000', amount: '5.00', expiryDate: null });
    const pay = (payer: string, reference = REFERENCE) => mine('POST', 'invoices/1/sandbox', { payer, reference });
    expect((await pay('nobody')).json.fields).toHaveProperty('payer');
    const paid = await Promise.all([pay('0.0.1001'), pay('0.0.1001')]);
    expect(paid.map(({ json }) => json.data.outcome).toSorted()).toEqual(['known', 'paid']);
    expect((await pay('0.0.1001', 'another payment')).json.data.outcome).toBe('paid-before');
    expect(await balance()).toBe('11000');
    const { data } = (await mine('GET', 'getInvoices')).json;
    expect(data).toMatchObject([{ id: '1', status: 'PAID' }]);
    const details = await mine('GET', `getInvoiceDetails?paymentRef=${encodeURIComponent(data[0].paymentRef)}`);
    expect(details.json.data).toEqual({
      id: '1',
      payer: '0.0.1001',
      userAccountId: { shard: 0, realm: 0, accountNumber: '1001' },
    });
    expect((await mine('POST', 'invoices/1/pay', {})).status).toBe(409);
  });

  it('starts a period at the end of the latest one that is paid', async () => {
    const { id } = (await plans()).find(({ type }: { type: string }) => type === 'MONTHLY');
    const buy = async (period: string) => (await mine('POST', 'invoices', { planId: id, period })).json.data.invoice;
    const first = await buy('MONTHLY');
    expect(first.startDate).toBe(new Date().toISOString().slice(0, 10));
    expect(Date.parse(first.expiryDate) - Date.parse(first.startDate)).toBeGreaterThanOrEqual(28 * MS_PER_DAY);
    await mine('POST', `invoices/${first.id}/sandbox`, { payer: '0.0.1001', reference: 'first month' });
    const year = await buy('YEARLY');
    expect(year).toMatchObject({ id: '3', startDate: first.expiryDate, amount: '39.96', units: '120000' });
    expect((await mine('POST', 'invoices', { planId: id, period: 'BULK' })).status).toBe(400);
    expect((await mine('GET', 'getInvoices?unpaidOnly=true')).json).toMatchObject({
      totalCount: 1,
      data: [{ id: '3' }],
    });
  });

  it('starts a period when it is paid: two that are paid share no day, whichever was asked for first', async () => {
    const two = await api.signedIn('two@example.org');
    const { id } = (await plans()).find(({ type }: { type: string }) => type === 'MONTHLY');
    const ask = async (method: 'GET' | 'POST', path: string, body?: unknown) =>
      (await send(method, `/api/users/${two.id}/${path}`, body, two)).json.data;
    const month = (await ask('POST', 'invoices', { planId: id, period: 'MONTHLY' })).invoice;
    const year = (await ask('POST', 'invoices', { planId: id, period: 'YEARLY' })).invoice;
    expect(year.startDate).toBe(month.startDate);
    await api.store.query((db) =>
      db.execute(
        sql`update invoice set start_date = '2020-02-01', expiry_date = '2020-03-01' where number = ${month.id}`,
      ),
    );
    const pay = (invoice: { id: string }) =>
      ask('POST', `invoices/${invoice.id}/sandbox`, { payer: '0.0.1001', reference: `pays ${invoice.id}` });
    const [paid, other] = await Promise.all([pay(month), pay(year)]);
    const [first, last] = [paid.invoice, other.invoice].toSorted((a, b) => a.startDate.localeCompare(b.startDate));
    expect(first.startDate).toBe(year.startDate);
    expect(last.startDate).toBe(first.expiryDate);
    const next = (await ask('POST', 'invoices', { planId: id, period: 'MONTHLY' })).invoice;
    expect(next.startDate).toBe(last.expiryDate);
    await api.store.query((db) =>
      db.execute(
        sql`update invoice set start_date = '2020-02-01', expiry_date = '2020-03-01' where number = ${next.id}`,
      ),
    );
    const asked = (await ask('POST', `invoices/${next.id}/pay`, {})).invoice;
    expect([asked.startDate, asked.expiryDate]).toEqual([next.startDate, next.expiryDate]);
  });

  it.each([
    ['sortOn=expiry_date', ['3', '2', '1']],
    ['sortOn=start_date', ['3', '2', '1']],
    ['', ['3', '2', '1']],
    ['unpaidOnly=true&email=buyer@example.org&merchantId=m1', ['3']],
    ['beginDate=2999-12-31', []],
    ['beginDate=2020-02-29&activePeriod=true&pageSize=2', ['3', '2']],
  ])('lists invoices as asked: %s', async (query, ids) => {
    const { json } = await mine('GET', `getInvoices?${query}`);
    expect(json.data.map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  it('is in the file of everything that the portal has of the user', async () => {
    const { data } = (await mine('GET', 'export')).json;
    expect(data.invoices.map(({ id, status }: { id: string; status: string }) => [id, status])).toEqual([
      ['3', 'UNPAID'],
      ['2', 'PAID'],
      ['1', 'PAID'],
    ]);
    expect(data.usage).toEqual([]);
  });

  it.each([
    ['getInvoices?beginDate=2026-02-30', 'beginDate'],
    ['getInvoices?beginDate=0000-01-01', 'beginDate'],
    ['getInvoices?sortOn=price', 'sortOn'],
    ['getInvoices?activePeriod=2', 'activePeriod'],
    ['profileBalance?currentBalance=x', 'currentBalance'],
  ])('refuses %s by the name of the parameter', async (path, parameter) => {
    expect((await mine('GET', path)).json.error.parameter).toBe(parameter);
  });

  it('numbers invoices without gaps, however many are made at once, and keeps them from others', async () => {
    const other = await api.signedIn('other@example.org');
    const offered = await plans();
    await Promise.all(
      offered.map(({ id, type }: { id: string; type: string }) =>
        send('POST', `/api/users/${other.id}/invoices`, { planId: id, period: type }, other),
      ),
    );
    const { rows } = await api.store.query((db) => db.execute(sql`select number::int from invoice order by number`));
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(
      (await send('POST', `/api/users/${other.id}/invoices/3/sandbox`, { payer: '0.0.2', reference: 'x' }, other))
        .status,
    ).toBe(404);
    expect((await send('GET', `/api/users/${user.id}/getInvoices`, undefined, other)).status).toBe(403);
    const sums = await api.store.query((db) =>
      db.execute(
        sql`select b.balance - sum(e.units) as difference from unit_balance b join unit_entry e using (user_id) group by b.user_id, b.balance`,
      ),
    );
    expect(sums.rows.every(({ difference }) => Number(difference) === 0)).toBe(true);
  });

  it('is reported by an outside widget whose signature is right, once, and over the whole amount', async () => {
    const secret = '0123456789abcdef';
    const widget = { environment: 'qa', url: 'https://pay.example.org/qa?a=1', merchantId: 'm1', secret } as const;
    Object.assign(api.context, { paymentWidget: widget });
    const { data } = (await mine('POST', 'invoices/3/pay', {})).json;
    expect([data.adapter, data.environment, Object.fromEntries(new URL(data.widget).searchParams)]).toEqual([
      'widget',
      'qa',
      {
        a: '1',
        environment: 'qa',
        merchantId: 'm1',
        user: 'buyer@example.org',
        userId: user.id,
        cost: '39.96',
        units: '120000',
        period: 'YEARLY',
        invoiceId: '3',
        currency: 'USD',
        paymentType: 'DATA',
      },
    ]);
    expect((await mine('POST', 'invoices/3/sandbox', { payer: '0.0.2', reference: 'free' })).status).toBe(403);
    const before = BigInt(await balance());
    const reported = { invoiceId: '3', reference: 'p-1', status: 'PAID', amount: '39.96', payer: '0.0.1001' };
    const tell = async (more: Partial<typeof reported> = {}, signature?: string) => {
      const fields = { ...reported, ...more };
      const body = { ...fields, signature: signature ?? paymentSignature(secret, fields) };
      const { status, json } = await api.send('POST', '/api/payments/callback', { body });
      return [status, json.data?.message ?? json.message];
    };
    expect(await tell({}, paymentSignature('another secret of them', reported))).toEqual([
      403,
      'The signature is invalid.',
    ]);
    expect((await tell({ amount: '0.01' }, paymentSignature(secret, reported)))[0]).toBe(403);
    expect((await tell({ amount: '39.95' }))[0]).toBe(409);
    expect((await tell({ invoiceId: '99' }))[0]).toBe(404);
    expect(await tell({ status: 'CANCELLED' })).toEqual([200, 'Nothing was paid.']);
    expect(BigInt(await balance())).toBe(before);
    expect(await tell()).toEqual([200, 'Units added.']);
    expect(await tell()).toEqual([200, 'This payment was already reported.']);
    expect((await tell({ reference: 'p-2' }))[1]).toContain('already paid');
    const { rows } = await api.store.query((db) =>
      db.execute(sql`select number::text, cents::int from invoice where paid_at is null order by number limit 1`),
    );
    const another = { invoiceId: String(rows[0]?.number), amount: (Number(rows[0]?.cents) / 100).toFixed(2) };
    expect(await tell(another)).toEqual([409, 'This payment was used for another invoice.']);
    expect(BigInt(await balance())).toBe(before + 120_000n);
  });
});
