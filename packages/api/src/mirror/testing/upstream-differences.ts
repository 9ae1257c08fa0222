/** Replies that differ from those of the mirror node, by case and address (`*` for all of a case), and why. */
export const DIFFERENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
