import { describe, expect, it } from 'vitest';
import { isolatedText, visibleControls } from './visible-controls.ts';

describe('visibleControls', () => {
  it.each([
    ['plain text, 旅行 👩‍🚀 שלום', 'plain text, 旅行 👩‍🚀 שלום'],
    ['two\nlines\tof', 'two\nlines\tof'],
    ['a\0b\u001bc\rd', 'a␀b␛c␍d'],
    ['a\u007fb\u0085c', 'a␡b⟨U+0085⟩c'],
    ['by \u202egpj.exe', 'by ⟨U+202E⟩gpj.exe'],
    ['U\u200bS\u00adD\u2060C', 'U⟨U+200B⟩S⟨U+00AD⟩D⟨U+2060⟩C'],
    ['U\u200dS\u200cD', 'U⟨U+200D⟩S⟨U+200C⟩D'],
    ['US\ufe0fD\ufe00C 1\ufe0f', 'US⟨U+FE0F⟩D⟨U+FE00⟩C 1⟨U+FE0F⟩'],
    ['❤️ ☎︎ 1️⃣ ©️ 葛\ufe00 ≨\ufe00 👩🏽‍⚕️', '❤️ ☎︎ 1️⃣ ©️ 葛\ufe00 ≨\ufe00 👩🏽‍⚕️'],
    ['HBAR\u{e0041}\u3164', 'HBAR⟨U+E0041⟩⟨U+3164⟩'],
    [
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    ],
    ['می\u200cخواهم क्\u200dष ❤️\u200d🔥', 'می\u200cخواهم क्\u200dष ❤️\u200d🔥'],
    ['\u2066x\u2069\u200f\ufeff', '⟨U+2066⟩x⟨U+2069⟩⟨U+200F⟩⟨U+FEFF⟩'],
  ])('%j', (text, shown) => {
    expect(visibleControls(text)).toBe(shown);
  });
});

describe('isolatedText', () => {
  it.each([
    ['plain', 'plain'],
    ['by \u202egpj.exe', 'by ⟨U+202E⟩gpj.exe'],
    ['שלום', '\u2068שלום\u2069'],
    ['\u202eسلام', '\u2068⟨U+202E⟩سلام\u2069'],
  ])('%j', (text, isolated) => {
    expect(isolatedText(text)).toBe(isolated);
  });
});
