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
  not_in_hand: 409,
  too_new_to_decide: 403,
  reason_required: 400,
  contrast_too_low: 422,
  accounts_hold_money: 409,
  ends_in_past: 422,
  invalid_address: 422,
  invalid_range: 422,
  invalid_setting: 422,
  setting_over_other: 422,
  ranges_lock_out: 422,
  not_in_production: 409,
  password_not_expected: 409,

  // Of what operators show.
  text_empty: 422,
  text_too_long: 422,
  link_invalid: 422,
  window_invalid: 422,
  page_needed: 409,
  list_full: 409,

  // Of signing in to the console.
  wrong_credentials: 401,
  wrong_code: 401,
  sign_in_locked: 429,
  ticket_expired: 401,
  own_password_needed: 403,
  one_time_password_over: 403,
  name_taken: 409,
  last_admin: 409,
  name_looks_alike: 409,
  no_second_admin: 409,
  weak_password: 422,

  // Of members: coming in.
  member_locked: 403,
  member_closed: 403,
  non_member: 403,
  non_agent: 403,
  verification_required: 400,
  captcha_required: 400,
  captcha_wrong: 400,
  not_enabled: 403,
  register_first: 404,
  reauthentication_required: 403,

  // Of members: registering and changing what is kept.
  terms_required: 422,
  age_required: 422,
  too_young: 422,
  field_invalid: 422,
  field_locked: 409,
  confirmation_differs: 422,
  same_password: 422,
  mobile_taken: 409,
  invalid_email: 422,
  invitation_code_error: 422,
  recommender_unknown: 422,
  already_linked: 409,
  unknown_account_or_email: 404,
  image_invalid: 422,
  image_too_large: 413,
  no_default_password: 409,
  not_for_trial: 409,

  // Of the lobby and of opening a game.
  in_need_true_account: 403,
  game_under_maintenance: 409,
  product_closed: 409,
  too_many_favourites: 409,

  // Of a game that is played.
  launch_over: 410,
  session_over: 401,
  invalid_stake: 422,
  stake_too_low: 422,
  stake_too_high: 422,
  invalid_choice: 422,
  invalid_move: 422,
  too_soon: 429,
  round_open: 409,
  round_over: 409,
  betting_closed: 409,
  game_closed: 409,
  member_blocked: 403,
  limit_reached: 409,

  // Of verifying a phone, in the words that the product's catalogue has for them.
  'invalid-phone-number': 422,
  'missing-phone-number': 422,
  'too-many-requests': 429,
  unknown: 503,
  'invalid-verification-code': 422,
  'missing-verification-code': 422,
  'captcha-check-failed': 422,
  'quota-exceeded': 503,
  'operation-not-allowed': 403,
  'code-expired': 422,
  'popup-closed-by-user': 409,

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
  unknown_member: 404,
  kind_unfit: 422,
  debit_not_covered: 409,

  // Of the cashier.
  method_unavailable: 409,
  below_minimum: 422,
  above_maximum: 422,
  deposit_limit_reached: 409,
  too_many_open: 409,
  duplicate_order: 409,
  gateway_unavailable: 503,
  payment_password_unset: 409,
  payment_password_wrong: 403,
  payment_password_locked: 429,
  number_invalid: 422,
  holder_differs: 422,
  account_of_another: 409,
  already_added: 409,
  unknown_payee: 404,
  payee_not_usable: 409,
  one_under_way: 409,
  day_used_up: 409,
  proof_required: 422,
  no_upline: 409,

  // Of what protects members from play.
  member_timed_out: 403,
  member_excluded: 403,
  loss_limit_reached: 409,

  // Of what people write.
  text_too_short: 422,

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
