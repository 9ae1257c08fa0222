// Writes packages/streams/src/hapi/messages.ts: the message types of HAPI and of the stream files with a function that reads each, made from
// the network's published .proto files (npm @hiero-ledger/proto) and packages/streams/proto (block streams, which that package lacks).
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import protobuf from 'protobufjs';

const top = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const published = path.join(top, 'node_modules/@hiero-ledger/proto/src/proto');
const own = path.join(top, 'packages/streams/proto');
const target = path.join(top, 'packages/streams/src/hapi/messages.ts');

/** Everything that these refer to is written out; nothing else is. */
const ROOTS = [
  'Transaction',
  'SignedTransaction',
  'TransactionBody',
  'SchedulableTransactionBody',
  'TransactionRecord',
  'TransactionList',
  'RecordStreamFile',
  'RecordStreamItem',
  'SidecarFile',
  'SignatureFile',
  'NodeAddressBook',
  'AllAccountBalances',
  'ExchangeRateSet',
  'CurrentAndNextFeeSchedule',
  'ServicesConfigurationList',
  'ThrottleDefinitions',
  'FeeSchedule',
  'ContractFunctionResult',
  'TokenBalances',
  'ResponseCodeEnum',
];

const root = new protobuf.Root();
root.resolvePath = (_origin, name) => {
  if (path.isAbsolute(name)) return name;
  const local = path.join(own, path.basename(name));
  if (fs.existsSync(local)) return local;
  const flat = path.join(published, name);
  return fs.existsSync(flat) ? flat : null;
};
const files = fs
  .readdirSync(published)
  .filter((name) => name.endsWith('.proto') && name !== 'sdk_transaction_list.proto')
  .map((name) => path.join(published, name));
const ownFiles = fs.existsSync(own)
  ? fs
      .readdirSync(own)
      .filter((name) => name.endsWith('.proto'))
      .map((name) => path.join(own, name))
  : [];
root.loadSync([...files, ...ownFiles]);
addAdditions();
root.resolveAll();

const byName = new Map();
const all = [];
(function walk(namespace) {
  for (const nested of namespace.nestedArray ?? []) {
    if (nested instanceof protobuf.Type || nested instanceof protobuf.Enum) all.push(nested);
    if (nested.nestedArray) walk(nested);
  }
})(root);

const ownNames = new Set(
  all.filter((type) => type.filename && ownFiles.includes(type.filename)).map((type) => type.fullName),
);
const reachable = new Set();
const queue = all.filter(
  (type) => ownNames.has(type.fullName) || (ROOTS.includes(type.name) && !type.fullName.includes('.state.')),
);
while (queue.length > 0) {
  const type = queue.pop();
  if (reachable.has(type)) continue;
  reachable.add(type);
  for (const field of type.fieldsArray ?? []) if (field.resolvedType) queue.push(field.resolvedType);
}

/** Names: the simple one; nested types carry their parent's, and what collides carries its package's last word. */
const simple = (type) => (type.parent instanceof protobuf.Type ? `${simple(type.parent)}_${type.name}` : type.name);
const sorted = [...reachable].sort((a, b) => (a.fullName < b.fullName ? -1 : 1));
for (const type of sorted) {
  const name = simple(type);
  const taken = [...byName.values()].includes(name);
  const word = type.fullName.split('.').at(-2) ?? '';
  byName.set(type, taken ? `${word.charAt(0).toUpperCase()}${word.slice(1)}_${name}` : name);
}

/** Puts what newer definitions add into the published message or enumeration of the same name, and takes the additions away. */
function addAdditions() {
  const additions = root.lookup('additions');
  (function walk(namespace) {
    for (const addition of namespace.nestedArray ?? []) {
      if (addition instanceof protobuf.Type) addFields(publishedOf(addition), addition);
      else if (addition instanceof protobuf.Enum) addValues(publishedOf(addition), addition);
      else walk(addition);
    }
  })(additions);
  root.remove(additions);
}

function publishedOf(addition) {
  return root.lookup(addition.fullName.replace('.additions', ''), [addition.constructor]);
}

function addFields(type, addition) {
  for (const oneof of addition.oneofsArray) {
    for (const field of Array.from(oneof.fieldsArray)) {
      addition.remove(field);
      (type.oneofs[oneof.name] ?? type).add(field);
    }
  }
  for (const field of Array.from(addition.fieldsArray)) {
    addition.remove(field);
    type.add(field);
  }
}

function addValues(published, { values }) {
  for (const [name, number] of Object.entries(values))
    if (published.values[name] !== number) published.add(name, number);
}

const scalar = {
  bool: 'boolean',
  bytes: 'Uint8Array',
  string: 'string',
  int32: 'number',
  uint32: 'number',
  sint32: 'number',
  fixed32: 'number',
  sfixed32: 'number',
  int64: 'bigint',
  uint64: 'bigint',
  sint64: 'bigint',
  fixed64: 'bigint',
  sfixed64: 'bigint',
  double: 'number',
  float: 'number',
};
const empty = { bool: 'false', bytes: 'EMPTY', string: "''", boolean: 'false', number: '0', bigint: '0n' };

/** How a value of a kind is read; a kind that is not here needs its own method of the cursor first. */
const readers = {
  bool: 'bool',
  bytes: 'bytes',
  string: 'text',
  enum: 'int32',
  int32: 'int32',
  uint32: 'unsigned32',
  sint32: 'sint32',
  fixed32: 'fixed32',
  int64: 'int64',
  uint64: 'uint64',
  sint64: 'sint64',
  fixed64: 'fixed64',
  float: 'float',
  double: 'double',
};
const LENGTH_DELIMITED = 2;
const wireTypes = { message: 2, bytes: 2, string: 2, fixed32: 5, float: 5, fixed64: 1, double: 1 };

function describe(field) {
  const isMessage = field.resolvedType instanceof protobuf.Type;
  const isEnum = field.resolvedType instanceof protobuf.Enum;
  const base = isMessage ? byName.get(field.resolvedType) : isEnum ? 'number' : scalar[field.type];
  const kind = isMessage ? 'message' : isEnum ? 'enum' : field.type;
  const optional = !field.repeated && (Boolean(field.partOf) || field.options?.proto3_optional === true);
  const absent = !field.repeated && (optional || isMessage);
  const ts = field.repeated ? `readonly ${base}[]` : absent ? `${base} | undefined` : base;
  const value = field.repeated
    ? 'NONE'
    : absent
      ? 'undefined'
      : isEnum
        ? '0'
        : field.type === 'bytes'
          ? 'EMPTY'
          : empty[base];
  const name = field.name;
  const extra = `${field.repeated ? ', repeated: true' : ''}${optional ? ', optional: true' : ''}${isMessage ? `, type: ${base}` : ''}`;
  const spec = `{ number: ${field.id}, name: '${name}', kind: '${kind}'${extra} }`;
  return { name, ts, value, spec, cases: casesOf(field, name, kind, base) };
}

/** The cases of the reading function: one for each wire type in which the field may stand. */
function casesOf(field, name, kind, base) {
  const wireType = wireTypes[kind] ?? 0;
  const tag = field.id * 8 + wireType;
  if (kind === 'message') {
    const read = (into) => `read${base}(c, c.delimited(end), depth + 1${into})`;
    return [
      field.repeated
        ? `case ${tag}: m.${name} = appended(m.${name}, ${read('')}); break;`
        : `case ${tag}: m.${name} = ${read(`, m.${name}`)}; break;`,
    ];
  }
  const reader = readers[kind];
  if (reader === undefined) throw new Error(`${field.fullName}: no way to read ${kind}`);
  if (!field.repeated) return [`case ${tag}: m.${name} = c.${reader}(end); break;`];
  const one = (end) => `m.${name} = appended(m.${name}, c.${reader}(${end}));`;
  const single = `case ${tag}: ${one('end')} break;`;
  if (wireType === LENGTH_DELIMITED) return [single];
  const packed = field.id * 8 + LENGTH_DELIMITED;
  return [single, `case ${packed}: for (const stop = c.delimited(end); c.offset < stop; ) ${one('stop')} break;`];
}

const out = [
  '// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.',
  "import type { Cursor } from '../wire/cursor.ts';",
  "import { appended, defineMessage, MAX_DEPTH, type MessageType, NONE } from '../wire/message.ts';",
  '',
  'const EMPTY = new Uint8Array(0);',
  '',
];
for (const type of sorted) {
  const name = byName.get(type);
  if (type instanceof protobuf.Enum) {
    out.push(`/** ${type.fullName.slice(1)} */`, `export const ${name}: Readonly<Record<number, string>> = {`);
    for (const [key, value] of Object.entries(type.values)) out.push(`  ${value}: '${key}',`);
    out.push('};', '');
    continue;
  }
  const fields = [...type.fieldsArray].sort((a, b) => a.id - b.id).map(describe);
  const cases = fields.flatMap((f) => f.cases);
  out.push(
    `/** ${type.fullName.slice(1)} */`,
    `export interface ${name} {`,
    ...fields.map((f) => `  ${f.name}: ${f.ts};`),
    '}',
    `function new${name}(): ${name} {`,
    `  return { ${fields.map((f) => `${f.name}: ${f.value}`).join(', ')} };`,
    '}',
    `function read${name}(c: Cursor, end: number, depth: number, m: ${name} = new${name}()): ${name} {`,
    '  if (depth > MAX_DEPTH) c.tooDeep();',
    '  while (c.offset < end) {',
    '    const tag = c.tag(end);',
    ...(cases.length === 0
      ? [`    c.skipField('${name}', tag, end);`]
      : [
          '    switch (tag) {',
          ...cases.map((line) => `      ${line}`),
          `      default: c.skipField('${name}', tag, end);`,
          '    }',
        ]),
    '  }',
    '  return m;',
    '}',
    `export const ${name}: MessageType<${name}> = defineMessage<${name}>(`,
    `  '${name}',`,
    `  new${name},`,
    `  read${name},`,
    fields.length === 0 ? '  () => [],' : `  () => [\n${fields.map((f) => `    ${f.spec},`).join('\n')}\n  ],`,
    ');',
    '',
  );
}
const text = out.join('\n');
if (process.argv.includes('--check')) {
  if (fs.readFileSync(target, 'utf8') !== text) {
    console.error('packages/streams/src/hapi/messages.ts is stale: run npm run generate:hapi');
    process.exit(1);
  }
  console.log(`HAPI message types and their readers are up to date (${sorted.length})`);
} else {
  fs.writeFileSync(target, text);
  console.log(`wrote ${sorted.length} message types and enums`);
}
