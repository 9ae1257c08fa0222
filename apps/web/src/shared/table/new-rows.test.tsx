import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { NewRowsBar } from './new-rows.tsx';

const MINUTE_MS = 60_000;

/** What arrives, from outside of the page. */
const arrivals = new EventTarget();

function Bar() {
  const [newest, setNewest] = useState<readonly string[]>(['a']);
  const [shown, setShown] = useState(1);
  useEffect(() => {
    const onRow = () => setNewest((rows) => [`row ${rows.length}`, ...rows]);
    arrivals.addEventListener('row', onRow);
    return () => arrivals.removeEventListener('row', onRow);
  }, []);
  const show = () => setShown(newest.length);
  return <NewRowsBar what="blocks" newest={newest} waiting={newest.length - shown} isAll={false} show={show} />;
}

function drawn() {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  renderPage(<Bar />, () => 'never');
  return {
    arrive: (count: number) => {
      act(() => {
        for (let row = 0; row < count; row++) arrivals.dispatchEvent(new Event('row'));
      });
    },
    wait: (ms: number) => {
      act(() => {
        vi.advanceTimersByTime(ms);
      });
    },
    spoken: () => screen.getByRole('status').textContent,
  };
}

describe('new rows', () => {
  it('are announced at most once a minute, with their number', () => {
    const { arrive, wait, spoken } = drawn();
    arrive(2);
    wait(MINUTE_MS / 2);
    arrive(1);
    expect(spoken()).toBe('');
    wait(MINUTE_MS / 2);
    expect(spoken()).toBe('3 new blocks');
    arrive(1);
    wait(MINUTE_MS - 1);
    expect(spoken()).toBe('3 new blocks');
    wait(1);
    expect(spoken()).toBe('1 new block');
  });

  it('keep the focus in their place when the button that shows them goes', () => {
    const { arrive } = drawn();
    arrive(1);
    const button = screen.getByRole('button', { name: 'Show 1 new block' });
    const place = button.parentElement;
    fireEvent.click(button);
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(place);
  });
});
