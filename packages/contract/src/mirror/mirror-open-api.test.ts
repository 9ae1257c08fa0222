import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { mirrorDocument } from './mirror-open-api.ts';

describe("the description of the mirror node's API", () => {
  it('is OpenAPI, with every parameter that a path names', async () => {
    const document = mirrorDocument('1.0.0');
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    const paths = document.paths as Record<string, { get: { parameters: { name: string; in: string }[] } }>;
    const parametersOf = (path: string, place: string) =>
      paths[path]?.get.parameters.filter((one) => one.in === place).map(({ name }) => name);
    expect(parametersOf('/api/v1/topics/{topicId}/messages', 'path')).toEqual(['topicId']);
    expect(parametersOf('/api/v1/topics/{topicId}/messages', 'query')?.toSorted()).toEqual([
      'encoding',
      'limit',
      'order',
      'sequencenumber',
      'timestamp',
    ]);
  });
});
