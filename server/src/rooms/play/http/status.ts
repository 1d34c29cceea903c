import { errors, type ErrorCode } from '@baize/contract/errors'
import type { ProviderError } from '@baize/contract/play/provider'

/**
 * The wallet's decisions, refusals included, are answers and come with 200. Another status says that the call did not
 * reach the wallet, or that nobody can say what became of it: 5xx and 429 are to be tried again with the same ids.
 */
const statuses: Partial<Record<ProviderError, number>> = {
  invalid_request: 400,
  invalid_signature: 401,
  stale_timestamp: 401,
  nonce_used: 401,
  vendor_unknown: 401,
  address_not_allowed: 403,
  too_many_requests: 429,
  unavailable: 503,
  outcome_unknown: 503,
}

export function statusOf(code: ProviderError): number {
  return statuses[code] ?? 200
}

const transport: Partial<Record<ErrorCode, ProviderError>> = {
  unavailable: 'unavailable',
  too_many_requests: 'too_many_requests',
  // It may have been done all the same.
  took_too_long: 'outcome_unknown',
}

/** What the transport refuses in words of its own, in those of the protocol. */
export function transportRefusal(code: ErrorCode): ProviderError {
  return transport[code] ?? (errors[code] < 500 ? 'invalid_request' : 'outcome_unknown')
}
