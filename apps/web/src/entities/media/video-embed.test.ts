import { describe, expect, it } from 'vitest';
import { videoEmbed } from './video-embed.ts';

const PLAYER = 'https://www.youtube-nocookie.com/embed/a1B2-c3_D4e';

describe('films at the video host', () => {
  it.each([
    'https://www.youtube.com/watch?v=a1B2-c3_D4e&t=5',
    'http://m.youtube.com/watch?v=a1B2-c3_D4e',
    'https://youtu.be/a1B2-c3_D4e?si=x',
    'https://youtube.com/shorts/a1B2-c3_D4e',
    'https://www.youtube.com/embed/a1B2-c3_D4e',
    'https://www.youtube-nocookie.com/embed/a1B2-c3_D4e',
  ])('play at its no-cookie host: %s', (address) => {
    expect(videoEmbed(address)).toBe(PLAYER);
  });

  it.each([
    'https://youtube.com.example.org/watch?v=a1B2-c3_D4e',
    'https://example.org/watch?v=a1B2-c3_D4e',
    'https://www.youtube.com/watch?v=../../evil',
    'https://www.youtube.com/watch?v=a1B2-c3_D4e%2F',
    'https://www.youtube.com/@channel',
    'javascript://youtu.be/a1B2-c3_D4e',
    'ipfs://bafy',
    'https://youtu.be/',
    '',
  ])('are no other addresses: %s', (address) => {
    expect(videoEmbed(address)).toBeUndefined();
  });
});
