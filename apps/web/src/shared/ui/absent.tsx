import { createContext, type ReactNode, useContext } from 'react';

/** Whether what the page is about was seen from its beginning; else values that are not there are unknown. */
const PartlyRead = createContext(false);
const Unknown = createContext(false);

/** Tells the facts inside whether values that are not there are unknown. */
export function PartlyReadPage({ partly, children }: { partly: boolean; children: ReactNode }) {
  return <PartlyRead.Provider value={partly}>{children}</PartlyRead.Provider>;
}

/** Lists of facts about the page's subject; tables on the same page are about others. */
export function AboutSubject({ children }: { children: ReactNode }) {
  return <Unknown.Provider value={useContext(PartlyRead)}>{children}</Unknown.Provider>;
}

/** Stands for a value that is not there: unknown where the subject was not seen from its beginning, else `none`. */
export function Absent({ none = 'None' }: { none?: string }) {
  return <span className="faint">{useContext(Unknown) ? 'Unknown' : none}</span>;
}
