import type { Derivation } from './derive-context.ts';

const HEX = /^(?:0x)?((?:[0-9a-fA-F]{2})+)$/;

/**
 * The call data of an Ethereum transaction that are stored in a file, as hex text. Records contain hash and parameters of such a
 * transaction; with blocks the reader derives both. Undefined where the call data are not in a file, and where the file is not known.
 */
export function callDataInFile({ block, body, ethereum, ids, context }: Derivation): Uint8Array | undefined {
  const file = body.ethereumTransaction?.callData;
  if (block.format !== 'block' || file === undefined || ethereum === undefined || ethereum.callData.length > 0)
    return undefined;
  const contents = context.fileContents(ids.file(file));
  const [, digits] =
    HEX.exec(
      Buffer.from(contents ?? [])
        .toString('latin1')
        .trim(),
    ) ?? [];
  return digits === undefined ? undefined : Buffer.from(digits, 'hex');
}
