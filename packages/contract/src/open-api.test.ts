import { describe, expect, it } from 'vitest';
import { type Call, pathsOf } from './call.ts';
import { CALLS } from './calls.ts';
import { openApiDocument } from './open-api.ts';

const PATHS = Object.entries<Call>(CALLS).flatMap(([name, call]) => pathsOf(name, call));
const written: unknown = JSON.parse(JSON.stringify(openApiDocument('1.2.3')));
const document = written as {
  openapi: string;
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Node> };
};

interface Node {
  readonly [key: string]: unknown;
}

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; description: string; required: boolean; schema: Node }[];
  responses: Record<string, { description: string; content: Record<string, { schema: Node }> }>;
}

function* nodes(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Node;
  for (const part of Object.values(value)) yield* nodes(part);
}

describe('openApiDocument', () => {
  it('is an OpenAPI 3.1 document with every call', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info.version).toBe('1.2.3');
    expect(Object.keys(document.paths).toSorted()).toEqual([...new Set(PATHS.map(([, path]) => path))].toSorted());
  });

  it('gives each operation a unique id, described parameters and replies', () => {
    const operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.values(item).map((operation) => ({ path, ...operation })),
    );
    expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(PATHS.length);
    for (const operation of operations) {
      const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(declared.map((parameter) => parameter.name)).toEqual(inPath);
      expect(declared.every((parameter) => parameter.required)).toBe(true);
      for (const parameter of operation.parameters) expect(parameter.description, parameter.name).toBeTruthy();
      expect(Object.keys(operation.responses)).toContain('200');
      for (const reply of Object.values(operation.responses))
        expect(Object.values(reply.content).every(({ schema }) => schema !== undefined)).toBe(true);
    }
  });

  it('resolves every reference', () => {
    const references = [...nodes(document)].flatMap((node) => (typeof node.$ref === 'string' ? [node.$ref] : []));
    expect(references.length).toBeGreaterThan(20);
    for (const reference of references)
      expect(Object.keys(document.components.schemas)).toContain(reference.replace('#/components/schemas/', ''));
  });

  it('describes every field', () => {
    const bare = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      [...nodes(schema)].flatMap((node) =>
        Object.entries((node.type === 'object' && (node.properties as Record<string, Node>)) || {})
          .filter(([, value]) => value.description === undefined && value.$ref === undefined)
          .map(([field]) => `${name}.${field}`),
      ),
    );
    expect(bare).toEqual([]);
  });
});
