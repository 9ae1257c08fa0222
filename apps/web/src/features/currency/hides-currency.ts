/** First parts of the paths of pages without amounts of a list or an entity: the currency toggle is hidden there. */
const WITHOUT_TOGGLE: ReadonlySet<string> = new Set([
  '',
  'home',
  'apiview',
  'subscriptionview',
  'deploymentview',
  'dappcatalog',
  'profile',
  'about',
  'terms',
  'privacy',
  'contact-us',
]);

/** Whether a page has no currency toggle; `pathname` is relative to the base path. */
export function hidesCurrency(pathname: string): boolean {
  return WITHOUT_TOGGLE.has(pathname.split('/')[1] ?? '');
}
