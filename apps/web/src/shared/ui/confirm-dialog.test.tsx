import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

function opened(run: () => Promise<unknown>) {
  const close = vi.fn();
  const page = renderPage(
    <ConfirmDialog title="Delete the key" text="It ends at once." action="Delete" run={run} close={close} />,
    () => 'never',
  );
  const press = (name: string) => page.visitor.click(screen.getByRole('button', { name }));
  return { close, press };
}

it('a dialog is named by its title, and closes by its buttons without doing anything', async () => {
  const run = vi.fn(() => Promise.resolve());
  const { close, press } = opened(run);
  screen.getByRole('dialog', { name: 'Delete the key' });
  await press('Cancel');
  await press('Close');
  expect([close.mock.calls.length, run.mock.calls.length]).toEqual([2, 0]);
});

it('a dialog closes when what it asked about is done, and not before', async () => {
  let done: (value?: unknown) => void = () => {};
  const run = vi.fn(() => new Promise((resolve) => (done = resolve)));
  const { close, press } = opened(run);
  await press('Delete');
  await press('Delete');
  expect([close.mock.calls.length, run.mock.calls.length]).toEqual([0, 1]);
  done();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});

it('a dialog stays open and says why where that failed, and can be tried again', async () => {
  const run = vi.fn(() => Promise.reject(new Error('The key is in use.')));
  const { close, press } = opened(run);
  await press('Delete');
  expect((await screen.findByRole('alert')).textContent).toBe('The key is in use.');
  await press('Delete');
  expect([close.mock.calls.length, run.mock.calls.length]).toEqual([0, 2]);
});
