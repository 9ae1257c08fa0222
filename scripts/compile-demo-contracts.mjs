// Compiles packages/demo-network/src/contracts/solidity/*.sol into packages/demo-network/src/contracts/artifacts/*.ts.
// `--check` writes nothing and fails where what is committed is not what the compiler makes of the sources.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import solc from 'solc';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../packages/demo-network/src/contracts');
const LINE_WIDTH = 120;

const sources = fs
  .readdirSync(path.join(folder, 'solidity'))
  .filter((name) => name.endsWith('.sol'))
  .sort();

function compile(name) {
  const input = {
    language: 'Solidity',
    sources: { [name]: { content: fs.readFileSync(path.join(folder, 'solidity', name), 'utf8') } },
    settings: {
      optimizer: { enabled: true, runs: 200 },
      // The newest instruction set that the network's EVM runs.
      evmVersion: 'cancun',
      outputSelection: {
        '*': { '*': ['abi', 'metadata', 'evm.bytecode.object', 'evm.deployedBytecode.object', 'storageLayout'] },
      },
    },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input)));
  const problems = output.errors ?? [];
  if (problems.length > 0) throw new Error(problems.map(({ formattedMessage }) => formattedMessage).join('\n'));
  // Interfaces have no code.
  const made = Object.entries(output.contracts[name]).filter(([, { evm }]) => evm.bytecode.object !== '');
  if (made.length !== 1) throw new Error(`${name}: ${made.length} contracts with code, 1 wanted`);
  return { contract: made[0][0], ...made[0][1] };
}

/** As viem reads it: `function transfer(address to, uint256 value) returns (bool)`. */
function signature({ type, name = '', inputs, outputs = [], stateMutability }) {
  const list = (params) =>
    params.map((param) => [param.type, param.indexed && 'indexed', param.name].filter(Boolean).join(' ')).join(', ');
  const mutability = ['view', 'pure', 'payable'].includes(stateMutability) ? ` ${stateMutability}` : '';
  const returns = outputs.length === 0 ? '' : ` returns (${list(outputs)})`;
  return `${type}${name && ` ${name}`}(${list(inputs)})${mutability}${returns}`;
}

function property(name, value) {
  const text = `  ${name}: '${value.replaceAll("'", "\\'")}',`;
  return text.length <= LINE_WIDTH ? text : `  ${name}:\n    '${value.replaceAll("'", "\\'")}',`;
}

/** The storage slot of each state variable: in one line where that fits, as the formatter has it. */
function slotsOf({ storage }) {
  const slots = storage.map(({ label, slot }) => `${label}: ${slot}`);
  const line = `  slots: { ${slots.join(', ')} },`;
  return line.length <= LINE_WIDTH ? line : ['  slots: {', ...slots.map((slot) => `    ${slot},`), '  },'].join('\n');
}

function artifact(name) {
  const { contract, abi, metadata, evm, storageLayout } = compile(name);
  return [
    `// Made by scripts/compile-demo-contracts.mjs from solidity/${name}; do not edit by hand.`,
    '',
    `/** ${contract}: bytes as hexadecimal digits, and the storage slot of each state variable. */`,
    `export const ${path.basename(name, '.sol').replaceAll('-', '_').toUpperCase()} = {`,
    property('name', contract),
    property('compiler', solc.version()),
    '  abi: [',
    ...abi.map((entry) => `    '${signature(entry)}',`),
    '  ],',
    slotsOf(storageLayout),
    property('initCode', evm.bytecode.object),
    property('runtimeCode', evm.deployedBytecode.object),
    property('metadata', metadata),
    '} as const;',
    '',
  ].join('\n');
}

const check = process.argv.includes('--check');
for (const name of sources) {
  const target = path.join(folder, 'artifacts', `${path.basename(name, '.sol')}.ts`);
  const text = artifact(name);
  if (!check) fs.writeFileSync(target, text);
  else if (!fs.existsSync(target) || fs.readFileSync(target, 'utf8') !== text) {
    console.error(`${path.relative(process.cwd(), target)} is not what the compiler makes of solidity/${name}`);
    process.exitCode = 1;
  }
}
