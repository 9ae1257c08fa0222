// The clients of queues that tests drive beside the official JavaScript one: boto3, and the AWS command line.
import { spawnSync } from 'node:child_process';
import { findOnPath, installForRoot } from './debian-packages.mjs';

/** Installs those that are missing, where that is possible; tests say which they go without. */
export async function ensureQueueClients() {
  const hasBoto = spawnSync('python3', ['-c', 'import boto3'], { stdio: 'ignore' }).status === 0;
  const missing = [...(findOnPath(['aws']) === undefined ? ['awscli'] : []), ...(hasBoto ? [] : ['python3-boto3'])];
  // One that a release of Debian does not have keeps the other from nothing.
  for (const name of missing) await installForRoot([name], 'tests of queue clients');
}
