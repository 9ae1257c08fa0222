import type { Message } from '@aws-sdk/client-sqs';
import { faultIn } from '@ledgerscope/contract';
import { expect } from 'vitest';

/** That messages have every field that their schema requires, as it says, and no other one. */
export function expectSchema(
  schema: { readonly properties: object },
  ...messages: readonly (Message | undefined)[]
): void {
  for (const message of messages) {
    const body = JSON.parse(message?.Body ?? '') as object;
    expect(faultIn(schema, body)).toBeUndefined();
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(body)));
  }
}
