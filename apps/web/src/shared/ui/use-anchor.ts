import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Leads to the part of the page that the address names, once it is shown. */
export function useAnchor(isShown: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isShown && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, isShown]);
}
