import type { Handlers } from '../../add-calls.ts';
import { BILLING_HANDLERS } from '../billing/billing-routes.ts';
import { CONTACT_HANDLERS } from '../contact/contact-routes.ts';
import { OWN_DAPP_HANDLERS } from '../dapps/own-dapp-routes.ts';
import { DESK_HANDLERS } from '../desk/desk-routes.ts';
import { DELIVERY_HANDLERS } from '../subscriptions/delivery-routes.ts';
import { SUBSCRIPTION_HANDLERS } from '../subscriptions/subscription-routes.ts';
import { ALERT_LINK_HANDLERS } from './alert-link-routes.ts';
import { API_KEY_HANDLERS } from './api-key-routes.ts';
import { AUTH_HANDLERS } from './auth-routes.ts';
import { SESSION_HANDLERS } from './session-routes.ts';
import { USER_HANDLERS } from './user-routes.ts';

/** What answers the calls of people with accounts of the portal. */
export const PERSON_HANDLERS = {
  ...AUTH_HANDLERS,
  ...USER_HANDLERS,
  ...ALERT_LINK_HANDLERS,
  ...API_KEY_HANDLERS,
  ...BILLING_HANDLERS,
  ...SESSION_HANDLERS,
  ...CONTACT_HANDLERS,
  ...OWN_DAPP_HANDLERS,
  ...SUBSCRIPTION_HANDLERS,
  ...DELIVERY_HANDLERS,
  ...DESK_HANDLERS,
} satisfies Partial<Handlers>;
