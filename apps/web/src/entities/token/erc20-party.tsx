import type { Erc20Move } from '@ledgerscope/contract/contract-result';
import { EvmParty } from './evm-party.tsx';

const NOBODY = '0'.repeat(40);

/** Who gave or got tokens of an ERC-20 contract: an account where it is known, else an EVM address; zeros are a mint or a burn. */
export function Erc20Party({ move, side }: { move: Erc20Move; side: 'sender' | 'receiver' }) {
  const address = side === 'sender' ? move.senderAddress : move.receiverAddress;
  if (address === NOBODY) return <span className="badge plain">{side === 'sender' ? 'MINT' : 'BURN'}</span>;
  return <EvmParty id={move[side]} address={address} />;
}
