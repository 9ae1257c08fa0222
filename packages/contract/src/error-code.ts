/** Every `error.code` that the site API answers with, and the HTTP status it comes with. */
export const ERROR_CODES = {
  invalid_parameter: 400,
  not_found: 404,
  method_not_allowed: 405,
  not_ready: 503,
  overloaded: 503,
  query_limit: 503,
  internal_error: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;
