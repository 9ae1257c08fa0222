/**
 * For Fastify: no route has schemas of Fastify's kind, since the contract reads and writes what calls take and give. Without these two
 * it loads compilers for them, 240 modules at each start.
 */
export const NO_SCHEMAS = { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } };

function refuse() {
  return (): never => {
    throw new Error('a route has a schema, for which the server has no compiler');
  };
}
