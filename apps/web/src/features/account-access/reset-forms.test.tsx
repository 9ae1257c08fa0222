import { AUTH_CALLS } from '@ledgerscope/contract/auth-calls';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answer, refusal, renderPage } from '../../testing/render-page.tsx';
import { replyOf } from '../../testing/reply-of.ts';
import { NewPasswordForm, ResetRequestForm } from './reset-forms.tsx';

const TOKEN = 'a'.repeat(43);
const EXPIRED = 'Unable to reset password: The link may have expired.';
const LONG_ENOUGH = 'four random words';

/** The keys of the account, and what the server says to the new password. */
function answering(reset: Answer, keys: Answer = { json: replyOf(AUTH_CALLS.listKeysAtReset) }) {
  return ({ url }: { readonly url: string }) => (url.startsWith(AUTH_CALLS.resetPassword.path) ? reset : keys);
}

async function typed(answer: ReturnType<typeof answering>, [password, confirmation]: readonly [string, string]) {
  const page = renderPage(<NewPasswordForm token={TOKEN} />, answer);
  await page.visitor.type(screen.getByLabelText('New password'), password);
  await page.visitor.type(screen.getByLabelText('Confirm the new password'), confirmation);
  await page.visitor.click(screen.getByRole('button', { name: 'Set the new password' }));
  return page;
}

describe('the form for a new password', () => {
  it.each([
    ['too short', ['short', 'short'], 'New password'],
    ['typed differently', [LONG_ENOUGH, 'four other words'], 'Confirm the new password'],
  ] as const)('sends nothing that is %s, and has the focus there', async (_, passwords, label) => {
    const { asked } = await typed(answering('never'), passwords);
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(asked.some(({ url }) => url === AUTH_CALLS.resetPassword.path)).toBe(false);
  });

  it('sends the password once, with the link it came by', async () => {
    const { asked } = await typed(answering('never'), [LONG_ENOUGH, LONG_ENOUGH]);
    const sent = asked.filter(({ url }) => url === AUTH_CALLS.resetPassword.path);
    expect(sent.map(({ body }) => body)).toEqual([{ password: LONG_ENOUGH, token: TOKEN, endKeys: [] }]);
  });

  it('says where the link has expired meanwhile', async () => {
    await typed(answering(refusal(400, 'no')), [LONG_ENOUGH, LONG_ENOUGH]);
    await screen.findByText(EXPIRED);
  });

  it('is not shown for a link that can be none', () => {
    renderPage(<NewPasswordForm token="" />, answering('never'));
    screen.getByText(EXPIRED);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the form that asks for a link', () => {
  it('says where it was sent', async () => {
    const { visitor } = renderPage(<ResetRequestForm />, () => ({ json: replyOf(AUTH_CALLS.requestPasswordReset) }));
    await visitor.type(screen.getByLabelText('Email'), ' ada@example.org ');
    await visitor.click(screen.getByRole('button', { name: 'Send a reset link' }));
    expect((await screen.findByRole('status')).textContent).toContain('sent to ada@example.org.');
  });

  it('says that nobody has the address', async () => {
    const { visitor } = renderPage(<ResetRequestForm />, () => refusal(404, 'no'));
    await visitor.type(screen.getByLabelText('Email'), 'ada@example.org');
    await visitor.click(screen.getByRole('button', { name: 'Send a reset link' }));
    await screen.findByText('Unable to issue reset request: Email not found.');
  });
});
