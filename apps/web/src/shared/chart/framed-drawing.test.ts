import { describe, expect, it } from 'vitest';
import { framedDrawing } from './framed-drawing.ts';

const DRAWING = '<svg width="400" height="300" xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>';
const COLOURS = { surface: '#fff', text: '#111', muted: '#666', font: '"Inter Variable", sans-serif' };
const line = (name: string) => ({ name, color: '#2a6', dashed: false });

describe('an exported drawing', () => {
  it('says what it is, of when, what its colours are and where it comes from', () => {
    const svg = framedDrawing(
      DRAWING,
      {
        title: 'Fees & <more>',
        period: 'Period: 1D',
        legend: [line('Crypto'), { ...line('Previous period'), dashed: true }],
        source: 'Source: ledger.example',
      },
      COLOURS,
    );
    for (const text of ['Fees &amp; &lt;more&gt;', 'Period: 1D', 'Crypto', 'Previous period', 'Source: ledger.example'])
      expect(svg).toContain(`>${text}<`);
    expect(svg).toContain('<path d="M0 0"/>');
    expect(svg).toContain('font-family="&quot;Inter Variable&quot;, sans-serif"');
    expect(svg).toContain('stroke-dasharray');
    expect(svg).toMatch(/^<svg [^>]*width="432" height="414"/);
  });

  it('breaks a long legend into rows', () => {
    const legend = Array.from({ length: 9 }, (_, index) => line(`Type of transactions ${index}`));
    const svg = framedDrawing(DRAWING, { title: 't', period: 'p', legend, source: 's' }, COLOURS);
    expect(svg).toMatch(/^<svg [^>]*height="494"/);
  });
});
