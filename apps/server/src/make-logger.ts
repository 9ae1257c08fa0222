import pino, { type Logger } from 'pino';
import type { LogFormat } from './log-settings.ts';

/** Writes to standard error: lines for people, or one JSON object a line. */
export function makeLogger({
  logLevel,
  logFormat,
}: {
  readonly logLevel: string;
  readonly logFormat: LogFormat;
}): Logger {
  const forPeople = logFormat === 'text' || (logFormat === 'auto' && process.stderr.isTTY);
  return pino(
    { level: logLevel, base: null },
    forPeople
      ? pino.transport({
          target: 'pino-pretty',
          options: {
            destination: 2,
            ignore: 'pid,hostname',
            translateTime: 'SYS:HH:MM:ss',
            colorize: process.stderr.isTTY,
          },
        })
      : pino.destination(2),
  );
}
