import type { Effects, RecordDraft } from './effects.ts';
import { accountId, tokenId } from './ids.ts';

/** The parts of a record that only a successful transaction has: token moves and automatic associations. */
export function recordOfSuccess(effects: Effects): RecordDraft {
  const tokenTransferLists = effects.moves.tokenTransferLists();
  const automatic = effects.associations().filter(({ relation }) => relation.automatic);
  return {
    ...(tokenTransferLists.length === 0 ? {} : { tokenTransferLists }),
    ...(automatic.length === 0
      ? {}
      : {
          automaticTokenAssociations: automatic.map(({ account, token }) => ({
            accountId: accountId(account),
            tokenId: tokenId(token),
          })),
        }),
  };
}
