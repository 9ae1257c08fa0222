import { consensusNsOf, formatEntityId, hexText } from '@ledgerscope/ledger';
import { expectationsOf, readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import { NodeAddress, NodeAddressBook, ServiceEndpoint } from '../hapi/messages.ts';
import { bootstrapAddressBook, readAddressBook, StreamError } from '../index.ts';
import { encode } from '../wire/encode.ts';

interface ExpectedNode {
  readonly nodeId: string;
  readonly account: string;
  readonly description: string;
  readonly memo: string;
  readonly stake: string;
  readonly endpoints: readonly unknown[];
  readonly certHash: string | null;
  readonly rsaPubKey: string;
}
interface ExpectedBook {
  readonly files: readonly string[];
  readonly nodeCount: number;
  readonly nodes: readonly ExpectedNode[];
}

/** Old books give every node the id 0; accounts count from 0.0.3. */
function expectedNodeId(node: ExpectedNode | undefined): bigint | undefined {
  if (node === undefined) return undefined;
  return node.nodeId === '0' ? BigInt(node.account.replace('0.0.', '')) - 3n : BigInt(node.nodeId);
}

describe('address books', () => {
  const books = expectationsOf<ExpectedBook>('addressBook');

  it.each(books.flatMap((book) => book.files.map((file) => [file, book] as const)))('%s', (file, expected) => {
    const { nodes } = readAddressBook(readReal(`files/${file}`), file);
    const byAccount = new Map(expected.nodes.map((node) => [node.account, node]));
    expect(new Set(nodes.map(({ accountId }) => formatEntityId(accountId)))).toEqual(new Set(byAccount.keys()));
    for (const node of nodes) {
      const wanted = byAccount.get(formatEntityId(node.accountId));
      expect(node.publicKeyHex).toBe(wanted?.rsaPubKey);
      expect(node.publicKey.asymmetricKeyDetails?.modulusLength).toBe(3072);
      expect(node.description).toBe(wanted?.description);
      expect(node.memo).toBe(wanted?.memo);
      expect(node.nodeId).toBe(expectedNodeId(wanted));
    }
    expect(new Set(nodes.map(({ nodeId }) => nodeId)).size).toBe(nodes.length);
  });

  it('the books that ship with the package are the bootstrap files', () => {
    const at = (ns: bigint) => consensusNsOf(ns);
    for (const [network, file, instant] of [
      ['mainnet', 'mainnet', 0n],
      ['mainnet', 'mainnet', 1769623200803405896n],
      ['mainnet', 'mainnet-1769623200803405897', 1769623200803405897n],
      ['testnet', 'testnet', 1n],
      ['testnet', 'testnet-1767117600294393897', 1800000000000000000n],
      ['previewnet', 'previewnet', 1800000000000000000n],
    ] as const) {
      const shipped = bootstrapAddressBook(network, at(instant)).nodes;
      const original = readAddressBook(readReal(`files/addressbook/mirror-node-bootstrap/${file}`)).nodes;
      const facts = (nodes: typeof shipped): string[] =>
        nodes.map(({ nodeId, accountId, publicKeyHex }) => `${nodeId} ${accountId} ${publicKeyHex}`).sort();
      expect(facts(shipped)).toEqual(facts(original));
    }
  });
});

describe('entries of an address book', () => {
  const entry = (change: Partial<NodeAddress>): NodeAddress => ({ ...NodeAddress.create(), ...change });
  const bookOf = (...nodeAddress: NodeAddress[]): Uint8Array => encode(NodeAddressBook, { nodeAddress });
  const text = (value: string): Uint8Array => new Uint8Array(Buffer.from(value));

  it('of one node are merged, old and new kinds of addresses united', () => {
    const old = { memo: text('0.0.5'), ipAddress: text('10.0.0.1'), portno: 50211, RSA_PubKey: 'AB' };
    const { nodes } = readAddressBook(
      bookOf(
        entry(old),
        entry({ ...old, ipAddress: text('10.0.0.2'), description: 'later' }),
        entry({
          memo: text('0.0.5'),
          serviceEndpoint: [
            { ...ServiceEndpoint.create(), ipAddressV4: Uint8Array.of(10, 0, 0, 2), port: 50211 },
            { ...ServiceEndpoint.create(), domainName: 'node.example', port: 443 },
          ],
          stake: 7n,
          nodeCertHash: Uint8Array.of(1),
        }),
      ),
    );
    expect(nodes.length).toBe(1);
    expect(nodes[0]).toMatchObject({
      nodeId: 2n,
      accountId: 5n,
      publicKeyHex: 'ab',
      description: 'later',
      stake: 7n,
      serviceEndpoints: [
        { ip: '10.0.0.1', domain: undefined, port: 50211 },
        { ip: '10.0.0.2', domain: undefined, port: 50211 },
        { ip: undefined, domain: 'node.example', port: 443 },
      ],
    });
    expect(hexText(nodes[0]?.certHash ?? new Uint8Array(0))).toBe('01');
  });

  it('serve at their old address only where it has a port', () => {
    const listed = { ...ServiceEndpoint.create(), ipAddressV4: Uint8Array.of(10, 0, 0, 2), port: 50211 };
    const old = { memo: text('0.0.5'), ipAddress: text('127.0.0.1'), serviceEndpoint: [listed] };
    const [node] = readAddressBook(bookOf(entry(old))).nodes;
    expect(node?.serviceEndpoints).toEqual([{ ip: '10.0.0.2', domain: undefined, port: 50211 }]);
  });

  it('take the account from the message before the memo', () => {
    const nodeAccountId = { shardNum: 11n, realmNum: 12n, accountNum: 30n, alias: undefined };
    const [node] = readAddressBook(bookOf(entry({ nodeAccountId, nodeId: 27n, memo: text('0.0.4') }))).nodes;
    expect(node?.nodeId).toBe(27n);
    expect(node && formatEntityId(node.accountId)).toBe('11.12.30');
  });

  it.each([
    ['no bytes', new Uint8Array(0)],
    ['no account', bookOf(entry({ memo: text('node') }))],
    ['no protobuf', Uint8Array.of(0xff, 0xff)],
    ['a cut entry', bookOf(entry({ memo: text('0.0.3') })).subarray(0, 5)],
  ])('refuses %s', (_, bytes) => {
    expect(() => readAddressBook(bytes)).toThrow(StreamError);
  });
});
