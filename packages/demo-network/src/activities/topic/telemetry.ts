import { MS_PER_DAY, NS_PER_MS } from '@ledgerscope/ledger';
import type { Random } from '../../world/random.ts';

const YEAR_MS = 365.25 * MS_PER_DAY;
const STATIONS = [
  { id: 'WG-01', place: 'Tallinn', latitude: 59.437, longitude: 24.754, mean: 6.4, swing: 11 },
  { id: 'WG-02', place: 'Halifax', latitude: 44.648, longitude: -63.575, mean: 7.2, swing: 12 },
  { id: 'WG-03', place: 'Leiden', latitude: 52.16, longitude: 4.497, mean: 10.8, swing: 7 },
  { id: 'WG-04', place: 'Porto', latitude: 41.158, longitude: -8.629, mean: 15.1, swing: 5 },
  { id: 'WG-05', place: 'Wellington', latitude: -41.289, longitude: 174.776, mean: 13.1, swing: -4 },
  { id: 'WG-06', place: 'Nagoya', latitude: 35.182, longitude: 136.906, mean: 16.4, swing: 12 },
  { id: 'WG-07', place: 'Nairobi', latitude: -1.286, longitude: 36.817, mean: 19.2, swing: -1.5 },
  { id: 'WG-08', place: 'Ushuaia', latitude: -54.801, longitude: -68.303, mean: 5.8, swing: -4.5 },
  { id: 'WG-09', place: 'Reykjavík', latitude: 64.147, longitude: -21.943, mean: 5.1, swing: 6 },
  { id: 'WG-10', place: 'Singapore', latitude: 1.29, longitude: 103.852, mean: 27.6, swing: 0.6 },
] as const;
const GOODS = ['cocoa beans', 'arabica coffee', 'insulin 10 ml', 'hake, iced', 'rebar B500B', 'cut roses', 'vanilla'];
const PORTS = [
  'Tema, GH',
  'Rotterdam, NL',
  'Santos, BR',
  'Mombasa, KE',
  'Antwerp, BE',
  'Halifax, CA',
  '横浜, JP',
  'Vigo, ES',
];
const EVENTS = ['packed', 'sealed', 'departed', 'arrived', 'inspected', 'customs cleared', 'temperature excursion'];

/** A station's observation as the oracle publishes it: JSON, temperatures by season and hour. */
export function weatherReading(random: Random, ns: bigint): Uint8Array {
  const station = random.pick(STATIONS);
  const ms = Number(ns / NS_PER_MS);
  // Warmest in late July (north) and in the early afternoon.
  const season = station.swing * Math.cos((ms / YEAR_MS - 0.56) * 2 * Math.PI);
  const hour = 3.5 * Math.cos((ms / MS_PER_DAY + station.longitude / 360 - 0.6) * 2 * Math.PI);
  const temperature = station.mean + season + hour + (random.unit() - 0.5) * 5;
  return json({
    type: 'observation',
    station: station.id,
    place: station.place,
    position: [station.latitude, station.longitude],
    at: new Date(ms).toISOString(),
    temperature: { value: round(temperature), unit: '°C' },
    humidity: random.between(31, 99),
    pressure: { value: round(1_013 + (random.unit() - 0.5) * 40), unit: 'hPa' },
    wind: { speed: round(random.unit() ** 2 * 24), bearing: random.below(360) },
  });
}

/** Something that happened to a lot of goods: JSON. */
export function supplyEvent(random: Random, ns: bigint): Uint8Array {
  const event = random.pick(EVENTS);
  return json({
    event,
    lot: `LOT-${random.between(40_000, 42_999)}`,
    goods: random.pick(GOODS),
    where: random.pick(PORTS),
    at: new Date(Number(ns / NS_PER_MS)).toISOString(),
    ...(event === 'packed' ? { weightKg: random.between(40, 22_000), pieces: random.between(1, 400) } : {}),
    ...(event === 'temperature excursion'
      ? { temperatureC: round(8 + random.unit() * 6), minutes: random.between(4, 90) }
      : {}),
  });
}

/** A report too long for one message: JSON of some kilobytes. */
export function longReport(random: Random, ns: bigint): Uint8Array {
  const rows = Array.from({ length: random.between(14, 60) }, (_, index) => ({
    row: index + 1,
    lot: `LOT-${random.between(40_000, 42_999)}`,
    goods: random.pick(GOODS),
    kg: random.between(40, 22_000),
    checked: random.chance(0.8),
  }));
  return json({ report: 'weekly stock', at: new Date(Number(ns / NS_PER_MS)).toISOString(), rows });
}

function json(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
