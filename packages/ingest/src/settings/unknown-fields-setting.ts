import { ConfigError } from '@ledgerscope/process/config-error';

/** What is done about fields that this version does not know: `report` counts and shows them, `halt` stops at the block. */
export type UnknownFieldsPolicy = 'report' | 'halt';

export const UNKNOWN_FIELDS_SETTINGS = {
  unknownFields: {
    value: 'report|halt',
    default: 'report',
    meaning:
      'Handling of unknown fields in signed messages: `report` counts them by path and shows them, `halt` stops at the first block with an unknown field.',
  },
} as const;

/** Reads it. @throws ConfigError naming the setting */
export function readUnknownFieldsPolicy(text: string): UnknownFieldsPolicy {
  if (text === 'report' || text === 'halt') return text;
  throw new ConfigError(`Invalid value "${text}" for --unknown-fields: must be report or halt`);
}
