import type { Erc20Move } from '@ledgerscope/contract/contract-result';
import { EvmParty } from './evm-party.tsx';

const NOBODY = '0'.repeat(40);

/** The sides of a transfer by the log of a contract. */
type Sides = Pick<Erc20Move, 'sender' | 'receiver' | 'senderAddress' | 'receiverAddress'>;

/** Sender or receiver of a token that is a contract: an account where it is known, else an EVM address; zeros are a mint or a burn. */
export function EvmSide({ move, side }: { move: Sides; side: 'sender' | 'receiver' }) {
  const address = side === 'sender' ? move.senderAddress : move.receiverAddress;
  if (address === NOBODY) return <span className="badge plain">{side === 'sender' ? 'MINT' : 'BURN'}</span>;
  return <EvmParty id={move[side]} address={address} />;
}
