import { CONTACT_CALLS } from '@ledgerscope/contract/contact-calls';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answer, refusal, renderPage } from '../../testing/render-page.tsx';
import { replyOf } from '../../testing/reply-of.ts';
import { ContactForm } from './contact-form.tsx';

const SENT: Answer = { json: replyOf(CONTACT_CALLS.sendContactMessage, { data: { message: 'It was sent.' } }) };
const field = (name: string) => screen.getByRole('textbox', { name });

async function filled(answer: () => Answer, email = 'ada@example.org') {
  const page = renderPage(<ContactForm />, answer);
  await page.visitor.type(field('Name'), 'Ada');
  await page.visitor.type(field('Email'), email);
  await page.visitor.type(field('Message'), 'Hello');
  const send = () => page.visitor.click(screen.getByRole('button', { name: 'SEND' }));
  return { ...page, send };
}

describe('a form', () => {
  it('sends what was typed once, and says that it was sent', async () => {
    const { asked, send } = await filled(() => SENT);
    await send();
    await screen.findByText('It was sent.');
    const { method, path: url } = CONTACT_CALLS.sendContactMessage;
    expect(asked).toEqual([{ method, url, body: { name: 'Ada', email: 'ada@example.org', message: 'Hello' } }]);
  });

  it('is not sent with a field that is wrong, which it names and which has the focus then', async () => {
    const { asked, send } = await filled(() => SENT, 'ada');
    await send();
    expect(asked).toEqual([]);
    expect(document.activeElement).toBe(field('Email'));
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(field('Name').getAttribute('aria-invalid')).toBe('false');
  });

  it('shows what the server refuses beside its field, until that is changed', async () => {
    const { visitor, send } = await filled(() => refusal(400, 'no', { email: ['This address is blocked.'] }));
    await send();
    await screen.findByText('This address is blocked.');
    await visitor.type(field('Email'), 'x');
    expect(screen.queryByText('This address is blocked.')).toBeNull();
  });

  it('keeps what was typed when it cannot be sent, and says so', async () => {
    const { send } = await filled(() => refusal(500, 'broken'));
    await send();
    await screen.findByText(/^Unable to send message!/);
    expect((field('Message') as HTMLTextAreaElement).value).toBe('Hello');
  });

  it('is sent once, however often the button is pressed', async () => {
    const { asked, send } = await filled(() => 'never');
    await send();
    await send();
    expect(asked).toHaveLength(1);
    expect(screen.getByText('Sending…').getAttribute('role')).toBe('status');
  });
});
