export * from './checksum.ts';
export * from './consensus-ns.ts';
export * from './digits.ts';
export * from './entity-id.ts';
export * from './tinybar.ts';
export * from './transaction-id.ts';
export * from './transaction-type.ts';
export * from './visible-controls.ts';
