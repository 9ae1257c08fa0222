import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { DateField } from './date-fields.tsx';

function Field() {
  const [value, choose] = useState<string | undefined>(String(Date.UTC(2026, 2, 1)));
  return <DateField label="From" value={value} choose={choose} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('From');

describe('a date', () => {
  // Of zones whose distance from UTC was odd in the year that is half typed: 0002 is such a year everywhere.
  it.each(['0002-03-01T10:15', '0020-03-01T10:15', '0202-03-01T10:15', '2026-03-01T10:15'])(
    'stays as it is typed: %s',
    (typed) => {
      renderPage(<Field />, () => 'never');
      field().focus();
      fireEvent.change(field(), { target: { value: typed } });
      expect(field().value).toBe(typed);
    },
  );

  it('is within the ledger once the field is left', () => {
    renderPage(<Field />, () => 'never');
    fireEvent.change(field(), { target: { value: '0002-03-01T10:15' } });
    fireEvent.blur(field());
    expect(field().value.slice(0, 4)).toBe('2018');
  });
});
