import { describe, expect, it } from 'vitest';
import { environmentConfigs } from './notice-routes.ts';

const URL = 'https://pay.example.org/qa';
const paymentWidget = { environment: 'qa', url: URL, merchantId: 'of-flag', secret: 'x'.repeat(16) } as const;
const stored = new Map([
  ['merchantId', 'stored'],
  ['droppLink', 'https://stored.example'],
  ['host', 'https://host.example'],
]);

describe('the configuration of the installation', () => {
  it.each([
    ['nothing', {}, new Map(), { merchantId: null, droppLink: null, host: null }],
    [
      'what is stored',
      {},
      stored,
      { merchantId: 'stored', droppLink: 'https://stored.example', host: 'https://host.example' },
    ],
    ['the widget of the flags', { paymentWidget }, new Map(), { merchantId: 'of-flag', droppLink: URL, host: null }],
    [
      'the address of the flags',
      { publicUrl: 'https://a.example' },
      stored,
      { merchantId: 'stored', droppLink: 'https://stored.example', host: 'https://a.example' },
    ],
    [
      'all of the flags',
      { paymentWidget, publicUrl: 'https://a.example' },
      stored,
      { merchantId: 'of-flag', droppLink: URL, host: 'https://a.example' },
    ],
  ])('is %s', (_, flags, settings: Map<string, string>, configs) => {
    expect(environmentConfigs(flags, settings)).toEqual(configs);
  });
});
