import { call } from './call.ts';
import { ComponentStatus } from './component-status.ts';
import { listOf } from './envelope.ts';

/** How the parts of the site do. */
export const COMPONENT_STATUS_CALLS = {
  listComponents: call({
    path: '/api/status/components',
    summary: 'How the parts of this site do now, and in how many minutes of the last 90 days they were slow or down.',
    tag: 'network',
    access: 'public',
    reply: listOf(ComponentStatus, 'Parts that anything is known of.'),
    errors: [503],
    dependsOn: ['portal', 'outside'],
    cost: 0,
  }),
};
