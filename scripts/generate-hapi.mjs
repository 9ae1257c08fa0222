// Writes packages/streams/src/hapi/messages: the message types of HAPI and of the stream files with a function that reads each, a file for
// each of the network's published .proto files (npm @hiero-ledger/proto) and of packages/streams/proto (block streams, which that package
// lacks). Files import one another as the .proto files do, which may not be in a circle. `--check` only compares.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import protobuf from 'protobufjs';

const top = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const published = path.join(top, 'node_modules/@hiero-ledger/proto/src/proto');
const own = path.join(top, 'packages/streams/proto');
const folder = path.join(top, 'packages/streams/src/hapi');
const FILES = 'messages';

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
  // What a mirror node is asked by gRPC.
  'ConsensusTopicQuery',
  'ConsensusTopicResponse',
  'AddressBookQuery',
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
    const read = (into) => `read${base}(c, c.delimitedEnd(end), depth + 1${into})`;
    return [
      field.repeated
        ? `case ${tag}: m.${name} = appendTo(m.${name}, ${read('')}); break;`
        : `case ${tag}: m.${name} = ${read(`, m.${name}`)}; break;`,
    ];
  }
  const reader = readers[kind];
  if (reader === undefined) throw new Error(`${field.fullName}: no way to read ${kind}`);
  if (!field.repeated) return [`case ${tag}: m.${name} = c.${reader}(end); break;`];
  const one = (end) => `m.${name} = appendTo(m.${name}, c.${reader}(${end}));`;
  const single = `case ${tag}: ${one('end')} break;`;
  if (wireType === LENGTH_DELIMITED) return [single];
  const packed = field.id * 8 + LENGTH_DELIMITED;
  return [single, `case ${packed}: for (const stop = c.delimitedEnd(end); c.offset < stop; ) ${one('stop')} break;`];
}

/** The name of the file that a type is written to: that of its .proto file in kebab case. */
function fileOf(type) {
  if (type.parent instanceof protobuf.Type) return fileOf(type.parent);
  // The library has those of Google's own files built in.
  return `${path
    .basename(type.filename ?? 'wrappers.proto', '.proto')
    .replaceAll('_', '-')
    .toLowerCase()}.ts`;
}

const MADE = '// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.';

function enumLines(type) {
  const values = Object.entries(type.values).map(([key, value]) => `  ${value}: '${key}',`);
  return [`export const ${byName.get(type)}: Readonly<Record<number, string>> = {`, ...values, '};'];
}

function messageLines(type) {
  const name = byName.get(type);
  const fields = [...type.fieldsArray].sort((a, b) => a.id - b.id).map(describe);
  const cases = fields.flatMap((f) => f.cases);
  return [
    `export interface ${name} {`,
    ...fields.map((f) => `  ${f.name}: ${f.ts};`),
    '}',
    `function new${name}(): ${name} {`,
    `  return { ${fields.map((f) => `${f.name}: ${f.value}`).join(', ')} };`,
    '}',
    `export function read${name}(c: Cursor, end: number, depth: number, m: ${name} = new${name}()): ${name} {`,
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
  ];
}

/** What a file takes from the others: each message with the function that reads it. */
function importLines(file, types) {
  const wanted = new Map();
  for (const type of types)
    for (const { resolvedType } of type.fieldsArray ?? [])
      if (resolvedType instanceof protobuf.Type && fileOf(resolvedType) !== file) {
        const names = wanted.get(fileOf(resolvedType)) ?? new Set();
        wanted.set(fileOf(resolvedType), names.add(byName.get(resolvedType)));
      }
  return [...wanted]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, names]) => {
      const sortedNames = [...names].toSorted().flatMap((name) => [name, `read${name}`]);
      return `import { ${sortedNames.join(', ')} } from './${from}';`;
    });
}

function textOfFile(file, types) {
  const body = types.flatMap((type) => [
    `/** ${type.fullName.slice(1)} */`,
    ...(type instanceof protobuf.Enum ? enumLines(type) : messageLines(type)),
    '',
  ]);
  const text = body.join('\n');
  const wire = ['appendTo', 'defineMessage', 'MAX_DEPTH', 'NONE'].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(text),
  );
  const messages = wire.includes('defineMessage')
    ? [
        "import type { Cursor } from '../../wire/cursor.ts';",
        `import { ${[...wire, 'type MessageType'].join(', ')} } from '../../wire/message.ts';`,
      ]
    : [];
  const constants = /\bEMPTY\b/.test(text) ? ['', 'const EMPTY = new Uint8Array(0);'] : [];
  return [MADE, ...messages, ...importLines(file, types), ...constants, '', text].join('\n');
}

const byFile = Map.groupBy(sorted, fileOf);
const written = new Map([...byFile].map(([file, types]) => [path.join(FILES, file), textOfFile(file, types)]));
const entry = [...byFile]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([file, types]) => {
    const names = types.map((type) => byName.get(type)).toSorted();
    return `export {\n${names.map((name) => `  ${name},\n`).join('')}} from './${FILES}/${file}';`;
  });
written.set(
  'messages.ts',
  [MADE, '// Readers need not know which .proto file has a message: releases move them.', ...entry, ''].join('\n'),
);

const present = fs.existsSync(path.join(folder, FILES))
  ? fs.readdirSync(path.join(folder, FILES)).map((name) => path.join(FILES, name))
  : [];
const foreign = present.filter((name) => !written.has(name));
if (process.argv.includes('--check')) {
  const isStale = ([name, text]) =>
    !fs.existsSync(path.join(folder, name)) || fs.readFileSync(path.join(folder, name), 'utf8') !== text;
  const stale = [...[...written].filter(isStale).map(([name]) => name), ...foreign];
  if (stale.length > 0) {
    console.error(`stale in packages/streams/src/hapi: ${stale.join(', ')}; run npm run generate:hapi`);
    process.exit(1);
  }
  console.log(`HAPI message types and their readers are up to date (${sorted.length} in ${byFile.size} files)`);
} else {
  fs.mkdirSync(path.join(folder, FILES), { recursive: true });
  for (const name of foreign) fs.rmSync(path.join(folder, name));
  for (const [name, text] of written) fs.writeFileSync(path.join(folder, name), text);
  console.log(`wrote ${sorted.length} message types and enums in ${byFile.size} files`);
}
