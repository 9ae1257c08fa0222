// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

interface IERC20 {
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// @dev What this contract needs of the network's token service.
interface IHederaTokenService {
    function transferFrom(address token, address from, address to, uint256 amount) external returns (int64 responseCode);
    function transferToken(address token, address sender, address recipient, int64 amount) external returns (int64 responseCode);
}

/// @title A marketplace for lots of network tokens, paid in one ERC-20
/// @notice A lot on sale is held by this contract. Sellers allow the contract to take the tokens, buyers allow it to
/// take the price.
contract Market {
    struct Listing {
        address seller;
        address token;
        int64 amount;
        uint256 price;
        bool open;
    }

    error NoSuchListing(uint256 listing);
    error ListingClosed(uint256 listing);
    error NotTheSeller(address caller, address seller);
    error InvalidLot(int64 amount, uint256 price);
    error TokenTransferFailed(address token, int64 responseCode);

    event Listed(uint256 indexed listing, address indexed seller, address indexed token, int64 amount, uint256 price);
    event Bought(uint256 indexed listing, address indexed buyer, uint256 price);
    event Cancelled(uint256 indexed listing);

    int64 private constant SUCCESS = 22;
    IHederaTokenService private constant TOKEN_SERVICE = IHederaTokenService(address(0x167));

    address public currency;
    Listing[] public listings;

    constructor(address erc20) {
        currency = erc20;
    }

    function list(address token, int64 amount, uint256 price) external returns (uint256 listing) {
        if (amount <= 0 || price == 0) revert InvalidLot(amount, price);
        listing = listings.length;
        listings.push(Listing(msg.sender, token, amount, price, true));
        int64 code = TOKEN_SERVICE.transferFrom(token, msg.sender, address(this), uint256(uint64(amount)));
        if (code != SUCCESS) revert TokenTransferFailed(token, code);
        emit Listed(listing, msg.sender, token, amount, price);
    }

    function buy(uint256 listing) external {
        Listing storage chosen = openListing(listing);
        chosen.open = false;
        IERC20(currency).transferFrom(msg.sender, chosen.seller, chosen.price);
        handOver(chosen, msg.sender);
        emit Bought(listing, msg.sender, chosen.price);
    }

    function cancel(uint256 listing) external {
        Listing storage chosen = openListing(listing);
        if (chosen.seller != msg.sender) revert NotTheSeller(msg.sender, chosen.seller);
        chosen.open = false;
        handOver(chosen, msg.sender);
        emit Cancelled(listing);
    }

    function openListing(uint256 listing) private view returns (Listing storage chosen) {
        if (listing >= listings.length) revert NoSuchListing(listing);
        chosen = listings[listing];
        if (!chosen.open) revert ListingClosed(listing);
    }

    function handOver(Listing storage chosen, address to) private {
        int64 code = TOKEN_SERVICE.transferToken(chosen.token, address(this), to, chosen.amount);
        if (code != SUCCESS) revert TokenTransferFailed(chosen.token, code);
    }
}
