/** How a block came to be believed. 'unsigned' and 'unverified' (a kind of proof that cannot be checked here) need --trust-unsigned. */
export type ProofKind = 'signatures' | 'unsigned' | 'unverified';
