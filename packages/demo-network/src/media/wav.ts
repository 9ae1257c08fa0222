/** One tone of a tune. */
export interface Note {
  readonly hertz: number;
  /** When it starts, seconds. */
  readonly start: number;
  /** How long it takes to fade to nothing, seconds. */
  readonly fade: number;
}

const RATE = 8_000;
const HEADER_BYTES = 44;

/** A WAV file: mono, 8 bits, 8,000 samples a second, plucked tones over each other. */
export function wav(notes: readonly Note[], seconds: number): Uint8Array {
  const samples = Math.round(seconds * RATE);
  const bytes = Buffer.alloc(HEADER_BYTES + samples);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(HEADER_BYTES - 8 + samples, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(samples, 40);
  for (let at = 0; at < samples; at++) bytes[HEADER_BYTES + at] = sample(notes, at / RATE);
  return bytes;
}

function sample(notes: readonly Note[], instant: number): number {
  let sum = 0;
  for (const { hertz, start, fade } of notes) {
    const age = instant - start;
    if (age <= 0 || age >= fade) continue;
    const phase = 2 * Math.PI * hertz * age;
    sum += (1 - age / fade) ** 2 * (Math.sin(phase) + 0.3 * Math.sin(2 * phase));
  }
  return 128 + Math.round(Math.max(-1, Math.min(1, sum * 0.45)) * 120);
}
