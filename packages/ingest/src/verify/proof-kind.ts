/**
 * How a block came to be believed: by 'signatures' of single nodes, or by a 'threshold' signature of all of them, its own or that of a
 * later block. 'unsigned' needs --trust-unsigned; 'unverified', a block whose signature does not prove it, that or --block-proof. 'mirror':
 * a mirror node reported it, as the operator asked for, and nothing of it is proven.
 */
export type ProofKind = 'signatures' | 'threshold' | 'unsigned' | 'unverified' | 'mirror';
