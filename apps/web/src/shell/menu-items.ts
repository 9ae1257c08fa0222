import { PATHS } from '../shared/paths.ts';

export interface MenuItem {
  readonly name: string;
  readonly href: string;
  /** A word behind the name. */
  readonly mark?: string;
}

/** A menu of the header. */
export interface Menu {
  readonly name: string;
  readonly items: readonly MenuItem[];
  /** Entries that are named and cannot be opened from here. */
  readonly disabled?: readonly string[];
  /** Whether the featured dapps follow. */
  readonly featured?: boolean;
}

/** Pages with a link of their own in the header. */
export const LINKS: readonly MenuItem[] = [{ name: 'NFT Explorer', href: PATHS.nftExplorer, mark: 'New' }];

/** The menus of the header with the pages that exist. */
export const MENUS: readonly Menu[] = [
  {
    name: 'Explore',
    items: [
      { name: 'Transactions', href: PATHS.transactions },
      { name: 'Accounts', href: PATHS.accounts },
      { name: 'Contracts', href: PATHS.contracts },
      { name: 'Topics', href: PATHS.topics },
      { name: 'Blocks', href: PATHS.blocks },
      { name: 'Nodes', href: PATHS.nodes },
      { name: 'Statistics', href: PATHS.statistics },
      { name: 'Charts', href: PATHS.chart },
      { name: 'Advanced search', href: `${PATHS.search}?isAdvanced=true` },
    ],
  },
  {
    name: 'Tokens',
    items: [
      { name: 'Fungible', href: PATHS.fungibleTokens },
      { name: 'Non-fungible', href: PATHS.nonFungibleTokens },
    ],
  },
  {
    name: 'Developer Resources',
    items: [
      { name: 'API access', href: PATHS.apiView },
      { name: 'Real-time subscriptions', href: PATHS.subscriptionView },
      { name: 'Pricing', href: PATHS.pricing },
      { name: 'FAQs', href: PATHS.faqs },
      { name: 'Deploy a new dapp', href: PATHS.deployment },
      { name: 'Dapp catalog', href: PATHS.dappCatalog },
    ],
    disabled: ['Manage dapp'],
    featured: true,
  },
];
