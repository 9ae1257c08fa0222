// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

/// @title A house of English auctions, paid in hbar
/// @notice Who is outbid fetches the money with `withdraw`: the balance of the contract is at all times the sum of
/// the leading bids and of what waits to be fetched. Amounts are tinybars.
contract Auction {
    struct Lot {
        address seller;
        uint256 endsAt;
        uint256 price;
        address bidder;
        bool ended;
    }

    event LotOpened(uint256 indexed lot, address indexed seller, string item, uint256 minimum, uint256 endsAt);
    event BidPlaced(uint256 indexed lot, address indexed bidder, uint256 amount);
    event Withdrawn(address indexed bidder, uint256 amount);
    event LotEnded(uint256 indexed lot, address indexed winner, uint256 amount);

    Lot[] public lots;
    mapping(address bidder => uint256) public refunds;

    /// @param minimum The first bid has to be above it.
    /// @param duration Seconds from now in which bids are taken.
    function open(string calldata item, uint256 minimum, uint256 duration) external returns (uint256 lot) {
        require(duration >= 1 minutes && duration <= 30 days, "Auction: bad duration");
        lot = lots.length;
        lots.push(Lot(msg.sender, block.timestamp + duration, minimum, address(0), false));
        emit LotOpened(lot, msg.sender, item, minimum, block.timestamp + duration);
    }

    function bid(uint256 lot) external payable {
        Lot storage chosen = lots[lot];
        require(block.timestamp < chosen.endsAt, "Auction: bidding is over");
        require(msg.value > chosen.price, "Auction: bid is too low");
        if (chosen.bidder != address(0)) refunds[chosen.bidder] += chosen.price;
        chosen.price = msg.value;
        chosen.bidder = msg.sender;
        emit BidPlaced(lot, msg.sender, msg.value);
    }

    function withdraw() external returns (uint256 amount) {
        amount = refunds[msg.sender];
        require(amount > 0, "Auction: nothing to withdraw");
        refunds[msg.sender] = 0;
        (bool paid, ) = msg.sender.call{value: amount}("");
        require(paid, "Auction: payment failed");
        emit Withdrawn(msg.sender, amount);
    }

    function end(uint256 lot) external {
        Lot storage chosen = lots[lot];
        require(block.timestamp >= chosen.endsAt, "Auction: bidding goes on");
        require(!chosen.ended, "Auction: ended before");
        chosen.ended = true;
        uint256 paidOut = chosen.bidder == address(0) ? 0 : chosen.price;
        if (paidOut > 0) {
            (bool paid, ) = chosen.seller.call{value: paidOut}("");
            require(paid, "Auction: payment failed");
        }
        emit LotEnded(lot, chosen.bidder, paidOut);
    }
}
