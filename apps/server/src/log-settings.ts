import { ConfigError } from '@ledgerscope/process/config-error';

/** Settings of the log, which goes to standard error. */
export const LOG_SETTINGS = {
  logLevel: {
    value: '<level>',
    default: 'info',
    meaning: '`debug`, `info`, `warn` or `error`.',
  },
  logFormat: {
    value: '<format>',
    default: 'auto',
    meaning:
      'Log format: `text` for people, `json` for programs (one object per line), `auto`: text on a terminal, JSON elsewhere.',
  },
} as const;

const LEVELS = ['debug', 'info', 'warn', 'error'];
const FORMATS = ['auto', 'text', 'json'] as const;
export type LogFormat = (typeof FORMATS)[number];

/** Reads them. @throws ConfigError naming the setting */
export function readLogSettings(raw: { readonly logLevel: string; readonly logFormat: string }) {
  const logFormat = FORMATS.find((format) => format === raw.logFormat);
  if (!LEVELS.includes(raw.logLevel))
    throw new ConfigError(`Invalid value "${raw.logLevel}" for --log-level: must be one of ${LEVELS.join(', ')}`);
  if (logFormat === undefined)
    throw new ConfigError(`Invalid value "${raw.logFormat}" for --log-format: must be one of ${FORMATS.join(', ')}`);
  return { logLevel: raw.logLevel, logFormat };
}
