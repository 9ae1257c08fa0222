import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { addContractAbiRoutes } from './contract-abi-routes.ts';
import { addDappRoutes } from './dapp-routes.ts';
import { addNoticeRoutes } from './notice-routes.ts';

/** Everything that is read from the portal store. */
export function addPortalRoutes(app: FastifyInstance, context: ApiContext): void {
  addDappRoutes(app, context);
  addNoticeRoutes(app, context);
  addContractAbiRoutes(app, context);
}
