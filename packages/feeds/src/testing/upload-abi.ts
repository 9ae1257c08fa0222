import type { FeedsApi, Person } from './open-feeds-api.ts';

/** Gives a subscription an ABI, as its page does. */
export function uploadAbi(api: Pick<FeedsApi, 'origin'>, who: Person, id: string, content: string) {
  const form = new FormData();
  form.set('abi', new Blob([content], { type: 'application/json' }), 'abi.json');
  return fetch(`${api.origin}/api/users/subscriptions/${id}/abis`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${who.token}` },
  });
}
