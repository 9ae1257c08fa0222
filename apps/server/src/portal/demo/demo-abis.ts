import { parseAbi } from 'viem';

/** ABIs of the demo network's own contracts, as their sources in packages/demo-network say. */
export const DEMO_ABIS = {
  Auction: parseAbi([
    'event BidPlaced(uint256 indexed lot, address indexed bidder, uint256 amount)',
    'event LotEnded(uint256 indexed lot, address indexed winner, uint256 amount)',
    'event LotOpened(uint256 indexed lot, address indexed seller, string item, uint256 minimum, uint256 endsAt)',
    'event Withdrawn(address indexed bidder, uint256 amount)',
    'function bid(uint256 lot) payable',
    'function end(uint256 lot)',
    'function lots(uint256) view returns (address seller, uint256 endsAt, uint256 price, address bidder, bool ended)',
    'function open(string item, uint256 minimum, uint256 duration) returns (uint256 lot)',
    'function refunds(address bidder) view returns (uint256)',
    'function withdraw() returns (uint256 amount)',
  ]),
  Market: parseAbi([
    'constructor(address erc20)',
    'error InvalidLot(int64 amount, uint256 price)',
    'error ListingClosed(uint256 listing)',
    'error NoSuchListing(uint256 listing)',
    'error NotTheSeller(address caller, address seller)',
    'error TokenTransferFailed(address token, int64 responseCode)',
    'event Bought(uint256 indexed listing, address indexed buyer, uint256 price)',
    'event Cancelled(uint256 indexed listing)',
    'event Listed(uint256 indexed listing, address indexed seller, address indexed token, int64 amount, uint256 price)',
    'function buy(uint256 listing)',
    'function cancel(uint256 listing)',
    'function currency() view returns (address)',
    'function list(address token, int64 amount, uint256 price) returns (uint256 listing)',
    'function listings(uint256) view returns (address seller, address token, int64 amount, uint256 price, bool open)',
  ]),
};
