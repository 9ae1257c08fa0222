// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.37;

interface IERC721Receiver {
    function onERC721Received(address operator, address from, uint256 tokenId, bytes calldata data) external returns (bytes4);
}

/// @title A plain ERC-721 collection that anyone may mint from
/// @notice Errors follow ERC-6093; metadata is in the contract, as a data URI.
contract DemoNft {
    error ERC721NonexistentToken(uint256 tokenId);
    error ERC721IncorrectOwner(address sender, uint256 tokenId, address owner);
    error ERC721InsufficientApproval(address operator, uint256 tokenId);
    error ERC721InvalidApprover(address approver);
    error ERC721InvalidReceiver(address receiver);
    error ERC721InvalidOwner(address owner);
    error SoldOut();

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    uint256 public totalSupply;
    uint256 public maxSupply;
    mapping(uint256 tokenId => address) private owners;
    mapping(address owner => uint256) private balances;
    mapping(uint256 tokenId => address) private approvals;
    mapping(address owner => mapping(address operator => bool)) public isApprovedForAll;
    string public name;
    string public symbol;

    constructor(string memory collectionName, string memory collectionSymbol, uint256 most) {
        name = collectionName;
        symbol = collectionSymbol;
        maxSupply = most;
    }

    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == 0x01ffc9a7 || interfaceId == 0x80ac58cd || interfaceId == 0x5b5e139f;
    }

    function ownerOf(uint256 tokenId) public view returns (address) {
        address owner = owners[tokenId];
        if (owner == address(0)) revert ERC721NonexistentToken(tokenId);
        return owner;
    }

    function balanceOf(address owner) external view returns (uint256) {
        if (owner == address(0)) revert ERC721InvalidOwner(owner);
        return balances[owner];
    }

    function getApproved(uint256 tokenId) external view returns (address) {
        ownerOf(tokenId);
        return approvals[tokenId];
    }

    function tokenURI(uint256 tokenId) external view returns (string memory) {
        ownerOf(tokenId);
        return string.concat('data:application/json;utf8,{"name":"', name, " %23", digits(tokenId), '"}');
    }

    /// @notice Gives the caller the next token, numbered from 1.
    function mint() external returns (uint256) {
        if (totalSupply == maxSupply) revert SoldOut();
        uint256 tokenId = ++totalSupply;
        owners[tokenId] = msg.sender;
        balances[msg.sender] += 1;
        emit Transfer(address(0), msg.sender, tokenId);
        return tokenId;
    }

    function approve(address spender, uint256 tokenId) external {
        address owner = ownerOf(tokenId);
        if (owner != msg.sender && !isApprovedForAll[owner][msg.sender]) revert ERC721InvalidApprover(msg.sender);
        approvals[tokenId] = spender;
        emit Approval(owner, spender, tokenId);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function transferFrom(address from, address to, uint256 tokenId) public {
        address owner = ownerOf(tokenId);
        if (owner != from) revert ERC721IncorrectOwner(from, tokenId, owner);
        if (to == address(0)) revert ERC721InvalidReceiver(to);
        if (msg.sender != owner && approvals[tokenId] != msg.sender && !isApprovedForAll[owner][msg.sender])
            revert ERC721InsufficientApproval(msg.sender, tokenId);
        delete approvals[tokenId];
        balances[from] -= 1;
        balances[to] += 1;
        owners[tokenId] = to;
        emit Transfer(from, to, tokenId);
    }

    function safeTransferFrom(address from, address to, uint256 tokenId) external {
        safeTransferFrom(from, to, tokenId, "");
    }

    function safeTransferFrom(address from, address to, uint256 tokenId, bytes memory data) public {
        transferFrom(from, to, tokenId);
        if (to.code.length == 0) return;
        bytes4 answer = IERC721Receiver(to).onERC721Received(msg.sender, from, tokenId, data);
        if (answer != IERC721Receiver.onERC721Received.selector) revert ERC721InvalidReceiver(to);
    }

    function digits(uint256 value) private pure returns (string memory) {
        uint256 length = 1;
        for (uint256 rest = value / 10; rest != 0; rest /= 10) length++;
        bytes memory text = new bytes(length);
        for (uint256 rest = value; length > 0; rest /= 10) text[--length] = bytes1(uint8(48 + (rest % 10)));
        return string(text);
    }
}
