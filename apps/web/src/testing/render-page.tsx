import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished } from 'vitest';
import { makeQueryClient } from '../shared/api/query-client.ts';

/** What the server answers: JSON with a status, or nothing for as long as the test runs. */
export type Answer = { readonly status?: number; readonly json: unknown } | 'never';

/** A call that was made. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}

/**
 * Draws a part of a page as the app would, at an address, with a server that answers so. Gives the calls that are made, what
 * acts as a visitor does, and the address.
 */
export function renderPage(part: ReactNode, answer: (asked: SentRequest) => Answer, search = '') {
  const asked: SentRequest[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { method = 'GET', body } = init ?? {};
    const one = { method, url: String(input), body: typeof body === 'string' ? JSON.parse(body) : undefined };
    asked.push(one);
    const reply = answer(one);
    if (reply === 'never') return new Promise(() => {});
    return Promise.resolve(Response.json(reply.json, { status: reply.status ?? 200 }));
  };
  const client = makeQueryClient();
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [`/${search}`] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  onTestFinished(() => {
    cleanup();
    client.clear();
    globalThis.fetch = original;
  });
  return { asked, visitor: userEvent.setup(), search: () => router.state.location.search };
}

/** An error of the server. */
export function refusal(
  status: number,
  message: string,
  fields: Readonly<Record<string, readonly string[]>> = {},
): Answer {
  return { status, json: { error: { code: 'invalid_parameter', message }, message, fields } };
}
