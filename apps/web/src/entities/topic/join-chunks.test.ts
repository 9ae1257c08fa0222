import { describe, expect, it } from 'vitest';
import { joinChunks } from './join-chunks.ts';

const hexOf = (text: string) =>
  new TextEncoder().encode(text).reduce((hex, byte) => hex + byte.toString(16).padStart(2, '0'), '');
const chunk = (number: number, total = 3) => ({ number, total, initialTransactionID: '0.0.5@1700000000.000000001' });
const part = (number: number, text: string, topicSequenceNumber = number) => ({
  message: hexOf(text),
  chunkInfo: chunk(number),
  topicSequenceNumber,
});

describe('joinChunks', () => {
  it('joins parts in their order, whatever the order they came in', () => {
    const [head = '', tail = ''] = [hexOf('grüß').slice(0, 6), hexOf('grüß').slice(6)];
    const parts = [
      { ...part(3, ' Gott'), topicSequenceNumber: 9 },
      { message: head, chunkInfo: chunk(1), topicSequenceNumber: 7 },
      { message: tail, chunkInfo: chunk(2), topicSequenceNumber: 8 },
    ];
    expect(joinChunks(parts, chunk(2))).toMatchObject({ text: 'grüß Gott', missing: [], total: 3 });
  });

  it('takes the first of a part that was sent twice, and leaves out other messages', () => {
    const parts = [
      part(1, 'a', 1),
      part(2, 'X', 9),
      part(2, 'b', 2),
      part(3, 'c', 3),
      {
        message: hexOf('Y'),
        chunkInfo: { ...chunk(3), initialTransactionID: '0.0.6@1.000000001' },
        topicSequenceNumber: 2,
      },
      { message: hexOf('Z'), chunkInfo: null, topicSequenceNumber: 4 },
    ];
    expect(joinChunks(parts, chunk(1)).text).toBe('abc');
  });

  it('names the parts that are missing, and gives no text then', () => {
    expect(joinChunks([part(1, 'a'), part(3, 'c')], chunk(1))).toEqual({
      hex: hexOf('ac'),
      text: null,
      missing: [2],
      total: 3,
    });
  });

  it('is not led astray by numbers that a sender made up', () => {
    const mad = chunk(2, 2_000_000_000);
    expect(joinChunks([], mad).total).toBe(10_000);
  });
});
