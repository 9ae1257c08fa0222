import { describe, expect, it } from 'vitest';
import { isolatedText, visibleControls } from './visible-controls.ts';

describe('visibleControls', () => {
  it.each([
    ['plain text, 旅行 👩‍🚀 שלום', 'plain text, 旅行 👩‍🚀 שלום'],
    ['two\nlines\tof', 'two\nlines\tof'],
    ['a\0b\u001bc\rd', 'a␀b␛c␍d'],
    ['a\u007fb\u0085c', 'a␡b⟨U+0085⟩c'],
    ['by \u202egpj.exe', 'by ⟨U+202E⟩gpj.exe'],
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
