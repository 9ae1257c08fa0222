/** What is a secret where it is in an address: tokens of links in mails, and what programs put there by mistake. */
const SECRET = /([?&](?:access_?token|token|api_?key|x-api-key|key|password)=)[^&]*/gi;

/** An address as it may be logged. */
export function loggedUrl(url: string): string {
  return url.replace(SECRET, '$1…');
}
