/**
 * Every refusal that a call may give, with its HTTP status. Codes are stable words for programs;
 * the sentence for people is in `texts/<language>/errors.json`, one for each code.
 */
export const errors = {
  // Of every call: the transport refuses before a room is asked.
  invalid_input: 400,
  invalid_json: 400,
  invalid_content_type: 415,
  body_too_large: 413,
  sign_in_required: 401,
  not_allowed: 403,
  unknown_call: 404,
  too_many_requests: 429,
  took_too_long: 503,
  under_maintenance: 503,
  access_restricted: 403,
  unavailable: 503,
  defect: 500,

  // Of sealed calls.
  seal_invalid: 400,
  seal_expired: 400,
  seal_replayed: 409,

  // Of rooms.
  not_found: 404,
  changed_meanwhile: 409,
  nothing_changed: 409,
  needs_second_person: 409,
  same_person: 409,
  already_decided: 409,
  reason_required: 400,
  contrast_too_low: 422,
  ends_in_past: 422,
  invalid_address: 422,
  invalid_range: 422,
  invalid_setting: 422,
  not_in_production: 409,
  password_not_expected: 409,

  // Of signing in to the console.
  wrong_credentials: 401,
  wrong_code: 401,
  sign_in_locked: 429,
  ticket_expired: 401,
  name_taken: 409,
  last_admin: 409,
  weak_password: 422,

  // Of money.
  amount_invalid: 422,
  amount_not_positive: 422,
  amount_too_precise: 422,
  amount_too_large: 422,
  wrong_currency: 422,
  unknown_pocket: 404,
  same_pocket: 422,
  pockets_not_joined: 422,
  single_wallet: 409,
  insufficient_funds: 409,
  funds_locked: 409,
  pocket_closed: 409,
  vendor_refused: 409,
  outcome_unknown: 503,
  id_used_differently: 409,
  id_out_of_time: 422,

  // Of the ledger itself, where no room above says it in its own words.
  unknown_account: 404,
  same_account: 422,
  account_closed: 409,
  account_not_empty: 409,
  pending_not_found: 404,
  pending_over: 409,
  pending_expired: 409,
  id_from_future: 422,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errors

/** Given by the transport for any call, so no endpoint lists them. */
export const transportErrors = [
  'invalid_input',
  'invalid_json',
  'invalid_content_type',
  'body_too_large',
  'sign_in_required',
  'not_allowed',
  'unknown_call',
  'too_many_requests',
  'took_too_long',
  'under_maintenance',
  'access_restricted',
  'unavailable',
  'defect',
  'seal_invalid',
  'seal_expired',
  'seal_replayed',
] as const satisfies readonly ErrorCode[]

export type TransportError = (typeof transportErrors)[number]
