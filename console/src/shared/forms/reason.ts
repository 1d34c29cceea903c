import type { Problem } from '@baize/texts/problem'

export const reasonMinLength = 3
export const reasonMaxLength = 500

/** A reason is there to be read by others, so it is more than a sign. */
export function checkReason({ reason }: { readonly reason: string }): { reason?: Problem } {
  const isShort = reason.trim().length < reasonMinLength
  return isShort ? { reason: { key: 'system-desk.reasonTooShort' } } : {}
}
