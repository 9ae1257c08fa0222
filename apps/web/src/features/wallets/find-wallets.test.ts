import { describe, expect, it } from 'vitest';
import { findWallets, type Wallet } from './find-wallets.ts';

const ADDRESS = `0x${'Ab'.repeat(20)}`;

/** A window with extensions that announce these things when they are asked. */
function windowWith(...announced: readonly unknown[]) {
  const target = new EventTarget();
  target.addEventListener('eip6963:requestProvider', () => {
    for (const detail of announced)
      target.dispatchEvent(Object.assign(new Event('eip6963:announceProvider'), { detail }));
  });
  return target;
}

function walletsOf(target: EventTarget): { wallets: Wallet[]; end: () => void } {
  const wallets: Wallet[] = [];
  return { wallets, end: findWallets(target, (wallet) => wallets.push(wallet)) };
}

function announcement(request: unknown, name: unknown = 'Purse') {
  return { info: { uuid: '1', name }, provider: { request } };
}

describe('findWallets', () => {
  it('finds none where no extension answers, and none after its end', () => {
    const target = windowWith();
    const { wallets, end } = walletsOf(target);
    end();
    const late = Object.assign(new Event('eip6963:announceProvider'), { detail: announcement(async () => []) });
    target.dispatchEvent(late);
    expect(wallets).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['no info', { provider: { request: async () => [] } }],
    ['no provider', { info: { uuid: '1', name: 'Purse' } }],
    ['a name that is none', announcement(async () => [], 7)],
    ['an empty name', announcement(async () => [], '  ')],
    ['nothing to ask', announcement('request')],
  ])('leaves out an extension that announces %s', (_, detail) => {
    expect(walletsOf(windowWith(detail)).wallets).toEqual([]);
  });

  it('cuts a long name, and keeps of the reply what are addresses, each once', async () => {
    const reply = async ({ method }: { method: string }) =>
      method === 'eth_requestAccounts' ? [ADDRESS, ADDRESS.toLowerCase(), '0x12', 7, null, '<b>'] : [];
    const [wallet] = walletsOf(windowWith(announcement(reply, 'x'.repeat(500)))).wallets;
    expect(wallet?.name).toHaveLength(60);
    expect(await wallet?.addresses()).toEqual([ADDRESS.toLowerCase()]);
  });

  it.each([
    ['no list', async () => ({ 0: ADDRESS }), []],
    ['too many', async () => Array.from({ length: 99 }, (_, n) => `0x${String(n).padStart(40, '0')}`), 20],
  ])('bears a reply that is %s', async (_, reply, expected) => {
    const [wallet] = walletsOf(windowWith(announcement(reply))).wallets;
    const addresses = await wallet?.addresses();
    if (typeof expected === 'number') expect(addresses).toHaveLength(expected);
    else expect(addresses).toEqual(expected);
  });

  it.each([
    ['its owner refuses', async () => Promise.reject({ code: 4001 }), 'You declined the request in your wallet.'],
    ['it fails', async () => Promise.reject(new Error('<b>no</b>')), 'The wallet could not be connected.'],
    [
      'it throws',
      () => {
        throw new Error('no');
      },
      'The wallet could not be connected.',
    ],
  ])('says in our words when %s', async (_, request, message) => {
    const [wallet] = walletsOf(windowWith(announcement(request))).wallets;
    await expect(wallet?.addresses()).rejects.toThrow(message);
  });
});
