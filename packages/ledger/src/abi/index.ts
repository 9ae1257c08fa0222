export * from './abi-layout.ts';
export * from './abi-limits.ts';
export * from './decode-abi.ts';
export * from './event-declaration.ts';
export * from './read-abi.ts';
export * from './signature-set.ts';
