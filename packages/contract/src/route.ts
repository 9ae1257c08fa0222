import { type TObject, type TSchema, Type } from 'typebox';

/** One call of the API, from which the server's routes are checked and OpenAPI is generated. */
export interface Route {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** With parameters in braces. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly params?: TObject;
  readonly query?: TObject;
  /** Of a POST: JSON. */
  readonly body?: TObject;
  /** Reply schema by HTTP status. */
  readonly responses: Readonly<Record<number, TSchema>>;
  /** Media types of the reply with status 200, where it is not JSON. */
  readonly produces?: readonly string[];
}

export const AccountParams = Type.Object({
  id: Type.String({
    description: 'Account or contract: shard.realm.num with or without a checksum, EVM address, or alias.',
    examples: ['0.0.1001'],
  }),
});
