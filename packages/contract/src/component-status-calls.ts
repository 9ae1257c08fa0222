import { call } from './call.ts';
import { ComponentStatus } from './component-status.ts';
import { listOf } from './envelope.ts';

/** How the parts of the site do. */
export const COMPONENT_STATUS_CALLS = {
  listComponents: call({
    path: '/api/status/components',
    summary: 'Current status of the site’s components, with slow and down minutes for the last 90 days.',
    tag: 'network',
    access: 'public',
    reply: listOf(ComponentStatus, 'Components with known status.'),
    errors: [503],
    dependsOn: ['portal', 'outside'],
    cost: 0,
  }),
};
