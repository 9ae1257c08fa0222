/** A simulated network that writes signed stream files: the demo, tests and benchmarks. */

export { demoProducers } from './demo-network.ts';
export { cidOf } from './media/cid.ts';
export { hostileNft } from './media/hostile-nft.ts';
export { makeNft } from './media/make-nft.ts';
export { addressBookBytes, writeAddressBook } from './network/address-book.ts';
export { type DemoNode, demoNodes } from './network/demo-nodes.ts';
export { type SigningNode, signingNodes } from './network/signing-node.ts';
export type { ProducedFile, WrittenItem } from './produced-file.ts';
export { DemoRunner, type RunnerOptions, type RunnerProgress } from './runner/demo-runner.ts';
export type { Cutover } from './runner/demo-settings.ts';
export { DemoStateError } from './runner/demo-state-error.ts';
export { ALL_SCENARIOS } from './scenarios/all-scenarios.ts';
export type { Scenario, ScenarioLink } from './scenarios/scenario.ts';
export { type WriteScenarioOptions, writeScenario } from './scenarios/write-scenario.ts';
export { makeNodes } from './testing/make-nodes.ts';
export { RecordFileWriter } from './testing/record-file-writer.ts';
export { SampleLedger } from './testing/sample-ledger.ts';
export { rateSetAt } from './world/exchange-rate.ts';
export { timestamp } from './world/ids.ts';
export { BLOCK_KEY_SHA256, type WrittenFormat as StreamFormat } from './writer/stream-format.ts';
export { StreamWriter } from './writer/stream-writer.ts';
