import { abiEntries, type SignatureSet, signatureSet } from '@ledgerscope/ledger/abi';
import { keccakHex } from './decode-with-abi.ts';

/** Name and parameters of errors that many contracts share: token standards (ERC-6093) and the usual access control. */
const ERRORS: Readonly<Record<string, string>> = {
  // Solidity's own.
  Error: 'string message',
  Panic: 'uint256 code',
  ERC20InsufficientBalance: 'address sender, uint256 balance, uint256 needed',
  ERC20InvalidSender: 'address sender',
  ERC20InvalidReceiver: 'address receiver',
  ERC20InsufficientAllowance: 'address spender, uint256 allowance, uint256 needed',
  ERC20InvalidApprover: 'address approver',
  ERC20InvalidSpender: 'address spender',
  ERC721InvalidOwner: 'address owner',
  ERC721NonexistentToken: 'uint256 tokenId',
  ERC721IncorrectOwner: 'address sender, uint256 tokenId, address owner',
  ERC721InvalidSender: 'address sender',
  ERC721InvalidReceiver: 'address receiver',
  ERC721InsufficientApproval: 'address operator, uint256 tokenId',
  ERC721InvalidApprover: 'address approver',
  ERC721InvalidOperator: 'address operator',
  ERC1155InsufficientBalance: 'address sender, uint256 balance, uint256 needed, uint256 tokenId',
  ERC1155InvalidSender: 'address sender',
  ERC1155InvalidReceiver: 'address receiver',
  ERC1155MissingApprovalForAll: 'address operator, address owner',
  ERC1155InvalidApprover: 'address approver',
  ERC1155InvalidOperator: 'address operator',
  ERC1155InvalidArrayLength: 'uint256 idsLength, uint256 valuesLength',
  OwnableUnauthorizedAccount: 'address account',
  OwnableInvalidOwner: 'address owner',
  AccessControlUnauthorizedAccount: 'address account, bytes32 neededRole',
  ReentrancyGuardReentrantCall: '',
  EnforcedPause: '',
  ExpectedPause: '',
};

/** An ABI of these errors. */
export const STANDARD_ERRORS: SignatureSet = signatureSet(
  abiEntries(
    Object.entries(ERRORS).map(([name, parameters]) => ({
      type: 'error',
      name,
      inputs: parameters === '' ? [] : parameters.split(', ').map(parameterOf),
    })),
  ),
  keccakHex,
);

function parameterOf(text: string): { type: string; name: string } {
  const [type = '', name = ''] = text.split(' ');
  return { type, name };
}
