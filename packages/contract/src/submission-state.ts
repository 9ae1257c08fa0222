/** What can have become of a request that the operator decides. */
export const SUBMISSION_STATES = ['pending', 'approved', 'refused', 'withdrawn'] as const;
