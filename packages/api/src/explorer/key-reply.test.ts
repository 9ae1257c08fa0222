import { type Draft, encode, hapi } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { keyListReply, keyReply } from './key-reply.ts';

const ED = Uint8Array.from({ length: 32 }, (_, index) => index);
const EC = Uint8Array.from({ length: 33 }, (_, index) => (index === 0 ? 2 : 255 - index));
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const key = (draft: Draft<hapi.Key>): Uint8Array => encode(hapi.Key, { ...hapi.Key.create(), ...draft });
const plain = (fields: Partial<hapi.Key>): hapi.Key => ({ ...hapi.Key.create(), ...fields });

describe('a key in a reply', () => {
  it('is nothing where there is none', () => {
    expect(keyReply(new Uint8Array())).toBeNull();
    expect(keyListReply(new Uint8Array())).toBeNull();
  });

  it('has the kind and the bytes of a public key', () => {
    expect(keyReply(key({ ed25519: ED }))).toEqual({
      type: 'ED25519',
      key: hex(ED),
      contractID: null,
      threshold: null,
      keys: [],
      text: `ED25519 ${hex(ED)}`,
      protobuf: `1220${hex(ED)}`,
    });
    expect(keyReply(key({ ECDSASecp256k1: EC }))).toMatchObject({ type: 'ECDSA_SECP256K1', key: hex(EC) });
    expect(keyReply(key({}))).toBeNull();
  });

  it('names the contract of a contract key', () => {
    const contractID = { ...hapi.ContractID.create(), contractNum: 77n };
    expect(keyReply(key({ contractID }))).toMatchObject({ type: 'CONTRACT_ID', contractID: '0.0.77' });
    expect(keyReply(key({ delegatableContractId: contractID }))).toMatchObject({ type: 'DELEGATABLE_CONTRACT_ID' });
  });

  it('lays out keys inside keys, depth first', () => {
    const inner = plain({ keyList: { keys: [plain({ ed25519: ED }), plain({ ECDSASecp256k1: EC })] } });
    const bytes = key({ thresholdKey: { threshold: 1, keys: { keys: [inner, plain({ ed25519: ED })] } } });
    const reply = keyReply(bytes);
    expect(reply).toMatchObject({ type: 'THRESHOLD_KEY', threshold: 1, key: null });
    expect(reply?.keys.map(({ depth, type }) => [depth, type])).toEqual([
      [1, 'KEY_LIST'],
      [2, 'ED25519'],
      [2, 'ECDSA_SECP256K1'],
      [1, 'ED25519'],
    ]);
    expect(reply?.text.split('\n')).toEqual([
      '1 of 2 keys',
      '  all of 2 keys',
      `    ED25519 ${hex(ED)}`,
      `    ECDSA secp256k1 ${hex(EC)}`,
      `  ED25519 ${hex(ED)}`,
    ]);
  });

  it('reads the key list of a file', () => {
    const list = encode(hapi.KeyList, { keys: Array.from({ length: 6 }, () => plain({ ed25519: ED })) });
    expect(list.length).toBeGreaterThan(127);
    expect(keyListReply(list)).toMatchObject({ type: 'KEY_LIST' });
    expect(keyListReply(list)?.keys.length).toBe(6);
  });

  it('says where bytes are no key, however deep', () => {
    expect(keyReply(Uint8Array.of(0xff, 0xff, 0xff))).toMatchObject({ type: 'UNREADABLE', keys: [] });
    let deep = encode(hapi.Key, plain({ ed25519: ED }));
    // From the inside out: encoding all levels at once would need more stack than reading them.
    for (let depth = 0; depth < 600; depth++) deep = encode(hapi.Key, { keyList: { keys: [deep] } });
    expect(keyReply(deep)).toMatchObject({ type: 'UNREADABLE' });
  });
});
