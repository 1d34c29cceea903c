import { isReason } from '@baize/kernel/reason'
import type { Problem } from '@baize/texts/problem'

export const reasonMaxLength = 500

/** A reason is there to be read by others, so it is more than a sign. */
export function checkReason({ reason }: { readonly reason: string }): { reason?: Problem } {
  return isReason(reason) ? {} : { reason: { key: 'system-desk.reasonTooShort' } }
}
