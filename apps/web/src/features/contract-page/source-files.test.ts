import { expect, it } from 'vitest';
import { isStandardJson, pastedFiles } from './source-files.ts';

it.each([
  ['contract A {}', ['contract.sol', 13, false]],
  ['  {"language":"Solidity","sources":{}}', ['input.json', 38, true]],
  ['// \u{1F600}', ['contract.sol', 7, false]],
  [' \n', undefined],
])('a pasted source is a file: %j', (text, expected) => {
  const [file] = pastedFiles(text);
  expect(file && [file.name, file.size, isStandardJson(file)]).toEqual(expected);
});
