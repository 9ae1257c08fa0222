import type { EntityId } from '@ledgerscope/ledger';
import { selectorsNamed } from '@ledgerscope/transactions/abi/decode-contract';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';

const SELECTOR = /^(?:0x)?([0-9a-fA-F]{8})$/;
const NAME = /^[A-Za-z_$][\w$]{0,99}$/;

/**
 * The four bytes that a called function is named by: as they are given, or those of the functions with this name in the ABIs of the
 * contract, where one is named, and in the bundled ones, of which there may be several.
 * @throws ApiError `invalid_parameter` for a text that is neither
 */
export async function findSelectors(
  context: ApiContext,
  contract: EntityId | undefined,
  text: string | undefined,
): Promise<{ readonly selectors?: readonly string[] }> {
  if (text === undefined) return {};
  const hex = SELECTOR.exec(text)?.[1];
  if (hex !== undefined) return { selectors: [hex.toLowerCase()] };
  if (NAME.test(text)) return { selectors: await selectorsNamed(context, contract, text) };
  const message = 'Query parameter contractMethodName must be a 4-byte hex selector or a function name.';
  throw new ApiError('invalid_parameter', message, 'contractMethodName');
}
