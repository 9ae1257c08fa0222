import { demoNodes, signingNodes } from '@ledgerscope/demo-network';
import { NS_PER_HOUR } from '@ledgerscope/ledger';

/** The simulated network of which two ways to read it are compared. */
export const SEED = 5;
export const GENESIS_NS = 1_767_225_600_000_000_000n;
export const FILE_NS = 4n * NS_PER_HOUR;
export const FILES = 14n;
export const PER_FILE = 250;
export const NODES = signingNodes(SEED, demoNodes());
