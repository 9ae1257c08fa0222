import { visibleControls } from '@ledgerscope/ledger';
import { createContext, useContext } from 'react';
import { markedPieces } from '../format/marked-pieces.ts';

/** What a list is searched for: its texts are cut around these words, which are marked. */
export const SearchedWords = createContext('');

/** Text from the ledger, cut around the words that its list is searched for. */
export function MarkedText({ text, length }: { text: string; length: number }) {
  const pieces = markedPieces(text, useContext(SearchedWords), length);
  return (
    <bdi>
      {pieces.map((piece, place) => {
        const shown = visibleControls(piece.text);
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never move
        return piece.isMarked ? <mark key={place}>{shown}</mark> : shown;
      })}
    </bdi>
  );
}
