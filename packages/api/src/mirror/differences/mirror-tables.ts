import type { MirrorCall } from '@ledgerscope/contract/mirror/mirror-call';
import { MIRROR_CALLS } from '@ledgerscope/contract/mirror/mirror-calls';
import { MIRROR_DIFFERENCES, type MirrorDifference } from './mirror-differences.ts';

/** Paths that are served with their parameters, as a table in Markdown. */
export function servedTable(): string {
  const rows = Object.values<MirrorCall>(MIRROR_CALLS).map(({ path, params }) => {
    return `| \`${path}\` | ${Object.keys(params).toSorted().join(', ')} |`.replace('|  |', '| |');
  });
  return ['| Path | Parameters |', '| --- | --- |', ...rows].join('\n');
}

/** How replies differ from those of the mirror node, as a table in Markdown. */
export function differencesTable(): string {
  const rows = Object.values<MirrorDifference>(MIRROR_DIFFERENCES).map(
    ({ where, upstream, here }) => `| ${where} | ${upstream} | ${here} |`,
  );
  return ['| Where | The mirror node | Here |', '| --- | --- | --- |', ...rows].join('\n');
}
