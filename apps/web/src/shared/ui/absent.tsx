import { createContext, type ReactNode, useContext } from 'react';

/** Whether what the page is about was seen from its beginning; else values that are not there are unknown. */
const PartlyRead = createContext(false);
const Unknown = createContext(false);

/** Sets for the facts inside whether missing values are unknown. */
export function PartlyReadPage({ partly, children }: { partly: boolean; children: ReactNode }) {
  return <PartlyRead.Provider value={partly}>{children}</PartlyRead.Provider>;
}

/** Lists of facts about the page's subject; tables on the same page are about others. */
export function AboutSubject({ children }: { children: ReactNode }) {
  return <Unknown.Provider value={useContext(PartlyRead)}>{children}</Unknown.Provider>;
}

/** Shown in place of a missing value: unknown where the subject was not read from its beginning, else `none`. */
export function Absent({ none = 'None' }: { none?: string }) {
  return <span className="faint">{useContext(Unknown) ? 'Unknown' : none}</span>;
}
