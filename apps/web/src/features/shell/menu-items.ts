import { PATHS } from '../../shared/paths.ts';

export interface MenuItem {
  readonly name: string;
  readonly href: string;
  /** A word behind the name. */
  readonly mark?: string;
}

/** Pages that stand in the header by themselves. */
export const LINKS: readonly MenuItem[] = [{ name: 'NFT Explorer', href: PATHS.nftExplorer, mark: 'New' }];

/** The menus of the header with the pages that exist. */
export const MENUS: readonly { readonly name: string; readonly items: readonly MenuItem[] }[] = [
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
      { name: 'Dapp catalog', href: PATHS.dappCatalog },
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
];
