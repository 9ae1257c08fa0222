import { type ParameterType, whereGiven } from './parameter.ts';

const MOST = 60;

/** A time zone by its name in the IANA database; undefined where absent. */
export const timeZone: ParameterType<string | undefined> = {
  schema: { type: 'string', maxLength: MOST },
  read: whereGiven((value, name, read) => {
    const zone = value.length > MOST ? undefined : knownZone(value);
    return zone ?? read.refuse(name, 'must be a time zone such as Europe/Berlin');
  }),
};

function knownZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    // There is no such zone.
    return undefined;
  }
}
