import { countWithNoun } from '@ledgerscope/ledger';
import { IngestHaltError } from '../ingest-halt-error.ts';
import type { UnknownFieldsPolicy } from '../settings/unknown-fields-setting.ts';
import type { VerifiedBlock } from './verify-file.ts';

/** @throws IngestHaltError for a block with such fields where the policy is to halt */
export function checkUnknownFields(
  fileName: string,
  { block, unknownFields }: Pick<VerifiedBlock, 'block' | 'unknownFields'>,
  policy: UnknownFieldsPolicy,
): void {
  const [first] = unknownFields;
  if (policy === 'report' || first === undefined) return;
  const name = block.number === undefined ? '' : `block ${block.number}, `;
  const others = unknownFields.length > 1 ? `, and ${countWithNoun(unknownFields.length - 1, 'other path')}` : '';
  throw new IngestHaltError({
    file: fileName,
    reason: 'unknown-fields',
    message: `${fileName}: ${name}${first.place}: the field ${first.path} is unknown in this version (${countWithNoun(first.count, 'time')}${others}); a newer version may know it, or --unknown-fields report counts such fields and continues`,
  });
}
