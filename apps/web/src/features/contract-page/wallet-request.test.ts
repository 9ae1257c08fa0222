import { expect, it } from 'vitest';
import { walletRequest } from './wallet-request.ts';

it.each([
  ['0.0.1077', '85f6794049219b0d666b8590b6e3006613b865cc', '0x85f6794049219b0d666b8590b6e3006613b865cc'],
  ['0.0.1077', null, `0x${'435'.padStart(40, '0')}`],
])('a wallet is asked to call %s by its address: %s', (id, address, to) => {
  expect(JSON.parse(walletRequest('testnet', { id, evmAddress: address }, '0xa9059cbb'))).toEqual({
    method: 'eth_sendTransaction',
    params: [{ to, data: '0xa9059cbb', chainId: '0x128' }],
  });
});
