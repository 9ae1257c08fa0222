/** A source as it is sent to the compiler: with the name of its file. */
export interface ContractSourceFile {
  readonly name: string;
  readonly text: () => Promise<string>;
  /** Bytes. */
  readonly size: number;
}

/** A pasted text as a file: the standard JSON of the compiler where it is a JSON object, else Solidity; none where it is blank. */
export function pastedFiles(text: string): readonly ContractSourceFile[] {
  if (text.trim() === '') return [];
  const name = text.trimStart().startsWith('{') ? 'input.json' : 'contract.sol';
  return [{ name, text: () => Promise.resolve(text), size: new TextEncoder().encode(text).length }];
}

/** Whether a file is the standard JSON that a compiler was given. */
export function isStandardJson({ name }: Pick<ContractSourceFile, 'name'>): boolean {
  return name.toLowerCase().endsWith('.json');
}
