/** What is wrong with a policy that names a user who does not exist. */
const NOT_VALID = ['InvalidAttributeValue', 'InvalidParameterValue', 'InvalidParameterValueException'];

/** Why a call failed, for who operates the site. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
}

/** Whether a service refused what it was given, so that it makes no sense to ask again. */
export function isRefusal(failure: string): boolean {
  return NOT_VALID.some((name) => failure.startsWith(`${name}:`));
}
