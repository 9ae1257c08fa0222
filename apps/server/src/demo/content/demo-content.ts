import { DAPP_ABIS } from '@ledgerscope/demo-network/dapp-abis';
import { formatEntityId, MS_PER_DAY, NS_PER_MS } from '@ledgerscope/ledger';
import type { NewAnnouncement, NewContractAbi, NewDapp, NewNews } from '@ledgerscope/portal-store';
import { parseAbi } from 'abitype';
import type { DemoContracts } from './find-demo-contracts.ts';

const COMPANY = 'Tidewater Labs';
const LANTERN = 'lanternstreet';
const GAVEL = 'gavelgull';

/** Everything that the portal of a simulated network shows at first. */
export interface DemoContent {
  readonly dapps: readonly NewDapp[];
  readonly abis: readonly NewContractAbi[];
  readonly announcements: readonly NewAnnouncement[];
  readonly news: readonly NewNews[];
}

/** Texts about the demo network's own dapps, which really run on it. */
export function demoContent({ developer, auction, market, coin, since }: DemoContracts, now: Date): DemoContent {
  const day = (offset: number) => new Date(now.getTime() + offset * MS_PER_DAY).toISOString().slice(0, 10);
  const made = { company: COMPANY, accountId: developer, active: true };
  return {
    dapps: [
      {
        ...made,
        id: LANTERN,
        activeSince: dateOf(since.marketNs),
        title: 'Lantern Street',
        description:
          'A market street for tokens. Sellers put lots of a token up at a price in Lantern (LNTN), an ERC-20 of the simulated network; buyers pay and receive in one transaction, and an unsold lot can be taken back at any time.',
        logoUrl: LANTERN_LOGO,
        sortIndex: 1,
        contracts: [
          { contractId: market, name: 'Market', primary: true },
          { contractId: coin, name: 'Lantern (LNTN)', primary: false },
        ],
      },
      {
        ...made,
        id: GAVEL,
        activeSince: dateOf(since.auctionNs),
        title: 'Gavel & Gull',
        description:
          'An auction house whose hammer is a contract. Sellers open a lot with a lowest bid and a time; every bid in hbar is held by the contract, and outbid bidders withdraw theirs. There is no need to trust the auctioneer.',
        logoUrl: GAVEL_LOGO,
        sortIndex: 2,
        contracts: [{ contractId: auction, name: 'Auction', primary: true }],
      },
    ],
    abis: [
      { contractId: market, name: 'Market', abi: parseAbi(DAPP_ABIS.market), source: 'demo' },
      { contractId: auction, name: 'Auction', abi: parseAbi(DAPP_ABIS.auction), source: 'demo' },
    ],
    announcements: [
      {
        description: `Gavel & Gull is open on the simulated network: watch lots and bids come in, decoded by the ABI of contract ${formatEntityId(auction)}.`,
        severity: 'low',
        dateFrom: day(0),
        dateTo: day(30),
      },
    ],
    news: [
      {
        title: 'Two dapps run on the simulated network',
        description:
          'Lantern Street trades tokens for an ERC-20, Gavel & Gull auctions what people bring. Both are contracts of the network that this server simulates, and their calls and events are shown decoded.',
        link: '/hedera/dappcatalog',
        publishedOn: day(0),
      },
      {
        title: 'A network to try everything on',
        description:
          'Without a source this explorer reads a network of its own: accounts, tokens, collections, topics and contracts that live on while you look. Its files are signed and checked like those of a real one.',
        publishedOn: day(-1),
      },
    ],
  };
}

function dateOf(ns: bigint): Date {
  return new Date(Number(ns / NS_PER_MS));
}

/** Logos are drawn here: nothing is fetched from elsewhere. */
function logo(background: string, shapes: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${background}"/>${shapes}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

const LANTERN_LOGO = logo(
  '#3b2a6b',
  '<path d="M32 8v8" stroke="#f6d98a" stroke-width="3"/><rect x="20" y="16" width="24" height="5" rx="2" fill="#f6d98a"/><path d="M22 21h20l4 22H18z" fill="#ffb347"/><circle cx="32" cy="33" r="6" fill="#fff3cf"/><rect x="18" y="43" width="28" height="5" rx="2" fill="#f6d98a"/>',
);
const GAVEL_LOGO = logo(
  '#12505b',
  '<rect x="14" y="18" width="26" height="12" rx="3" transform="rotate(-35 27 24)" fill="#e8d3b0"/><path d="M30 28l18 18" stroke="#e8d3b0" stroke-width="5" stroke-linecap="round"/><rect x="12" y="48" width="26" height="6" rx="3" fill="#f2f7f7"/>',
);
