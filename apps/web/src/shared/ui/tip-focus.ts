import { createContext, useContext } from 'react';

/**
 * Whether exact values in tips are stops of the Tab key. In tables they are none: hundreds of them would stand between a row and
 * the next, and the page that a row leads to has them all. Neither are they in links, which are stops themselves.
 */
export const TipFocus = createContext(true);

/** The `tabIndex` of an element whose tip says more than its text. */
export function useTipFocus(): 0 | undefined {
  return useContext(TipFocus) ? 0 : undefined;
}
