/** Every `error.code` that the site API answers with, and the HTTP status it comes with. */
export const ERROR_CODES = {
  invalid_parameter: 400,
  /** A link of a mail that was used, is too old or was never sent. */
  link_expired: 400,
  /** No token of a session, or one that has ended. */
  unauthenticated: 401,
  sign_in_failed: 401,
  invalid_api_key: 401,
  /** No units are left. */
  insufficient_balance: 402,
  forbidden: 403,
  history_limited: 403,
  not_found: 404,
  method_not_allowed: 405,
  /** What is to be made is there already, or was decided before. */
  conflict: 409,
  file_error: 400,
  rate_limited: 429,
  content_unavailable: 502,
  /** There is no room on a disk of the server for what is to be stored. */
  disk_full: 503,
  not_ready: 503,
  overloaded: 503,
  portal_unavailable: 503,
  query_limit: 503,
  internal_error: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;
