import { createContext, useContext } from 'react';

/**
 * Whether exact values in tooltips are stops of the Tab key. Not in tables: there would be hundreds of them between a row and
 * the next, and the page that a row leads to has them all. Nor in links, which are stops themselves.
 */
export const TipFocus = createContext(true);

/** The `tabIndex` of an element whose tip says more than its text. */
export function useTipFocus(): 0 | undefined {
  return useContext(TipFocus) ? 0 : undefined;
}
