import { refractor } from 'refractor/core';
import solidity from 'refractor/solidity';

refractor.register(solidity);

/** Text, or a part of it that is of one kind. */
export type Piece = string | { readonly kind: string; readonly pieces: readonly Piece[] };

/** Longer files are shown without colours: parsing them would block the page. */
const LONGEST = 200_000;

type Node = ReturnType<typeof refractor.highlight>['children'][number];

/** A Solidity source, taken apart by what its parts are. Joined again, the pieces are the source. */
export function solidityPieces(source: string): readonly Piece[] {
  return source.length > LONGEST ? [source] : refractor.highlight(source, 'solidity').children.flatMap(pieceOf);
}

function pieceOf(node: Node): Piece[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const pieces = node.children.flatMap(pieceOf);
  const classes = node.properties.className;
  const kind = Array.isArray(classes) ? String(classes[1] ?? '') : '';
  return [{ kind, pieces }];
}
