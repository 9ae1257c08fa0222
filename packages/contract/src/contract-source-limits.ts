/** Longest standard JSON that is taken, in characters. */
export const LONGEST_COMPILER_INPUT = 524_288;
/** Longest call that is read, in bytes. */
export const LONGEST_CALL = 4_096;
