import type { Handlers } from '../add-calls.ts';
import { ALERT_LINK_HANDLERS } from './accounts/alert-link-routes.ts';
import { API_KEY_HANDLERS } from './accounts/api-key-routes.ts';
import { AUTH_HANDLERS } from './accounts/auth-routes.ts';
import { CONTACT_NUMBER_HANDLERS } from './accounts/contact-number-routes.ts';
import { USER_HANDLERS } from './accounts/user-routes.ts';
import { BILLING_HANDLERS, PRICE_LIST_HANDLERS } from './billing/billing-routes.ts';
import { CONTACT_HANDLERS } from './contact/contact-routes.ts';
import { CONTRACT_SOURCE_HANDLERS } from './contract-source-routes.ts';
import { DAPP_HANDLERS } from './dapp-routes.ts';
import { OWN_DAPP_HANDLERS } from './dapps/own-dapp-routes.ts';
import { DESK_ABI_HANDLERS } from './desk/abi-routes.ts';
import { DESK_HANDLERS } from './desk/desk-routes.ts';
import { NOTICE_HANDLERS } from './notice-routes.ts';
import { DELIVERY_HANDLERS } from './subscriptions/delivery-routes.ts';
import { SUBSCRIPTION_HANDLERS } from './subscriptions/subscription-routes.ts';

/** Everything that is read from the portal store. */
export const PORTAL_HANDLERS = {
  ...DAPP_HANDLERS,
  ...PRICE_LIST_HANDLERS,
  ...NOTICE_HANDLERS,
  ...CONTRACT_SOURCE_HANDLERS,
} satisfies Partial<Handlers>;

/** What answers the calls of people with accounts of the portal. */
export const PERSON_HANDLERS = {
  ...AUTH_HANDLERS,
  ...USER_HANDLERS,
  ...CONTACT_NUMBER_HANDLERS,
  ...ALERT_LINK_HANDLERS,
  ...API_KEY_HANDLERS,
  ...BILLING_HANDLERS,
  ...CONTACT_HANDLERS,
  ...OWN_DAPP_HANDLERS,
  ...SUBSCRIPTION_HANDLERS,
  ...DELIVERY_HANDLERS,
  ...DESK_HANDLERS,
  ...DESK_ABI_HANDLERS,
} satisfies Partial<Handlers>;
