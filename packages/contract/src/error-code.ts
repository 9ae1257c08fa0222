/** Every `error.code` that the site API answers with, and the HTTP status it comes with. */
export const ERROR_CODES = {
  invalid_parameter: 400,
  history_limited: 403,
  not_found: 404,
  method_not_allowed: 405,
  rate_limited: 429,
  content_unavailable: 502,
  not_ready: 503,
  overloaded: 503,
  portal_unavailable: 503,
  query_limit: 503,
  internal_error: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;
