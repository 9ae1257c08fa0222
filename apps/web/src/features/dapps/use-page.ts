import { useSearchParams } from 'react-router';

/** The page that the URL names, from 1; what is no page is the first one. */
export function usePage(param: string): number {
  const page = Number(useSearchParams()[0].get(param) ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
