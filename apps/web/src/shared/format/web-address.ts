/** An address that a link may lead to: http or https, without a name and password in it; undefined for all others. */
export function webAddress(text: string): URL | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url : undefined;
}
