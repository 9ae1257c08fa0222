import { VERSION } from '@ledgerscope/process/version';
import { describe, expect, it } from 'vitest';
import { statedVersions } from './set-version.ts';

describe('the version', () => {
  it('is stated in every workspace, the lock file and the chart', () => {
    const places = statedVersions().map(({ place }) => place);
    for (const place of ['package.json version', 'deploy/helm/ledgerscope/Chart.yaml appVersion', 'package-lock.json'])
      expect(
        places.some((stated) => stated.startsWith(place)),
        place,
      ).toBe(true);
    expect(places.length).toBeGreaterThan(100);
  });

  it.each(statedVersions())('is the same one in $place', ({ version }) => {
    expect(version).toBe(VERSION);
  });
});
