import { ErrorReply } from './envelope.ts';
import type { Route } from './route.ts';

/** A call that shows topic messages: those that are older than the operator shows are refused with 403. */
export function historyLimited(route: Route): Route {
  return { ...route, responses: { ...route.responses, 403: ErrorReply } };
}
