import { entityIdFromStore } from '@ledgerscope/ledger';
import { describe, expect, it } from 'vitest';
import { type LiveSubscriber, LiveSubscribers } from './live-subscribers.ts';
import type { TopicStretch } from './read-topic.ts';

const [TOPIC, OTHER] = [entityIdFromStore(7n), entityIdFromStore(8n)];

function subscriber(topic = TOPIC, hasEnd = false): LiveSubscriber & { readonly got: TopicStretch[] } {
  const got: TopicStretch[] = [];
  return { topic, hasEnd, got, offer: (stretch) => got.push(stretch), fail: () => undefined };
}

const stretch = (ns: bigint, untilNs: bigint) => ({ frames: [{ ns, frame: new Uint8Array(0) }], untilNs });

describe('live subscribers', () => {
  it('lack what is behind the first of those who joined, and then behind the last round', () => {
    const live = new LiveSubscribers();
    expect(live.begin()).toBeUndefined();
    live.join(subscriber(), 30n);
    live.join(subscriber(OTHER), 20n);
    expect(live.begin()).toBe(20n);
    live.end(40n);
    expect(live.begin()).toBe(40n);
    live.join(subscriber(), 35n);
    expect(live.begin()).toBe(35n);
  });

  it('are given the same again after a round that failed', () => {
    const live = new LiveSubscribers();
    live.join(subscriber(), 20n);
    expect([live.begin(), live.begin()]).toEqual([20n, 20n]);
  });

  it('are given what their topic has alone; who has an end learns how far the ledger is', () => {
    const live = new LiveSubscribers();
    const [reader, other, ending] = [subscriber(), subscriber(OTHER), subscriber(OTHER, true)];
    for (const one of [reader, other, ending]) live.join(one, 10n);
    live.begin();
    live.give(TOPIC, stretch(15n, 20n));
    live.end(20n);
    expect(reader.got).toEqual([stretch(15n, 20n)]);
    expect(other.got).toEqual([]);
    expect(ending.got).toEqual([{ frames: [], untilNs: 20n }]);
  });

  it('join in the middle of a round for the next one, also those who left in it', () => {
    const live = new LiveSubscribers();
    const [early, late] = [subscriber(), subscriber()];
    live.join(early, 10n);
    live.begin();
    live.join(late, 20n);
    live.leave(early);
    live.join(early, 12n);
    live.give(TOPIC, stretch(15n, 20n));
    live.end(20n);
    expect([early.got, late.got]).toEqual([[], []]);
    expect(live.begin()).toBe(12n);
    live.give(TOPIC, stretch(15n, 20n));
    expect([early.got.length, late.got.length]).toEqual([1, 1]);
  });

  it('have no place once they left', () => {
    const live = new LiveSubscribers();
    const [one, other] = [subscriber(), subscriber(OTHER, true)];
    live.join(one, 10n);
    live.join(other, 10n);
    live.leave(one);
    live.leave(one);
    expect([live.size, live.has(TOPIC), live.topics]).toEqual([1, false, [OTHER]]);
    expect(live.clear()).toEqual([other]);
    expect([live.size, live.begin()]).toEqual([0, undefined]);
  });
});
