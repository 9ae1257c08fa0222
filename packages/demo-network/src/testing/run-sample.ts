// Runs a demo network of sample transactions in a process that can be killed: `run-sample.ts <out> <history seconds>`. Says
// so when it holds the folder and begins to write.
import { flushCompileCache } from 'node:module';
import { DemoRunner } from '../runner/demo-runner.ts';
import { sampleProducers } from './sample-producer.ts';
import { sampleRun } from './sample-run.ts';

const [out = '', seconds = '0'] = process.argv.slice(2);
const runner = new DemoRunner(sampleRun(out, Number(seconds)), sampleProducers);
// It is killed, and would leave nothing compiled to the next one.
flushCompileCache();
console.log('running');
await runner.run(new AbortController().signal);
