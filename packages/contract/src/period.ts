/** Lengths of time before the newest stored transaction; TODAY starts at midnight UTC, OA is everything. */
export const PERIODS = ['1H', 'TODAY', '1D', '2D', '1W', '1M', '1Y', 'OA'] as const;
export type Period = (typeof PERIODS)[number];
