import { administrator } from '@ledgerscope/api/portal/testing/administrator';
import { openPortalApi, type PortalApi } from '@ledgerscope/api/portal/testing/open-portal-api';
import { afterEach, expect } from 'vitest';
import { describeAttacks } from './attacks.ts';

const PLAN = { type: 'BULK', label: 'Starter', units: '10000', totalCost: '5.00', active: true };
const PUBLIC = { publicUrl: 'https://explorer.example.org' };

let api: PortalApi;
afterEach(() => api.close());

/** Whether payments can be switched on, are on then, and what buying and paying in the sandbox is answered with. */
async function buys(context: Parameters<typeof openPortalApi>[0]) {
  api = await openPortalApi(context);
  const desk = await administrator(api, 'desk@example.org');
  const { id, token } = await api.signedIn('buyer@example.org');
  const byDesk = { token: desk.token };
  await api.send('POST', '/api/admin/plans', { ...byDesk, body: PLAN });
  const { status: switched } = await api.send('PUT', '/api/admin/features/PAYMENT', {
    ...byDesk,
    body: { enabled: true },
  });
  const { json: features } = await api.send('GET', '/api/features');
  const { json: plans } = await api.send('GET', '/api/pricingPlan');
  const body = { planId: plans.data[0].id, period: 'BULK' };
  const { status: bought } = await api.send('POST', `/api/users/${id}/invoices`, { token, body });
  const paying = { payer: '0.0.1001', reference: '0123456789abcdef' };
  const { status: paid } = await api.send('POST', `/api/users/${id}/invoices/1/sandbox`, { token, body: paying });
  const { json: balance } = await api.send('GET', `/api/users/${id}/profileBalance`, { token });
  return { switched, isOn: features.data.PAYMENT, bought, paid, units: balance.data.unitBalance };
}

describeAttacks('payments', [
  {
    name: 'nobody pays with no money where strangers reach the server, whatever its desk switches',
    limit: null,
    attack: async () => {
      const given = await buys(PUBLIC);
      expect(given).toEqual({ switched: 403, isOn: false, bought: 403, paid: 403, units: '1000' });
    },
  },
  {
    name: 'the sandbox is there where it was asked for',
    limit: null,
    attack: async () => {
      expect(await buys({ ...PUBLIC, paymentSandbox: true })).toMatchObject({ switched: 200, isOn: true, paid: 200 });
    },
  },
  {
    name: 'the sandbox is there on a server without a public address',
    limit: null,
    attack: async () => {
      expect(await buys({})).toMatchObject({ switched: 200, isOn: true, paid: 200, units: '11000' });
    },
  },
]);
