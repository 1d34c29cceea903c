import type { Payee } from '@baize/contract/cashier/withdrawals'
import { serverNow } from '../../../shared/api.ts'

/**
 * Whether an account is so new that money cannot be sent to it yet. Where the operator set no wait it is usable from the
 * moment that it was added, which may be ahead of what this page takes for the server's time.
 */
export function isWaiting({ addedAt, usableAt }: Payee): boolean {
  return Date.parse(usableAt) > Math.max(Date.parse(addedAt), serverNow())
}
