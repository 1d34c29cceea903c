import type { Log } from '../../../platform/log.ts'
import type { ArcadeCashier, Paid, Ticket } from '../cashier.ts'

/** Pays all that is in a pool; nothing when the wallet says that there is none to pay from, which people must look at. */
export async function payPool(
  cashier: ArcadeCashier,
  round: Ticket,
  pool: string,
  log: Log,
): Promise<Paid | 'unknown' | undefined> {
  const won = await cashier.payPool(round, pool)
  if (won.ok) return won.value
  if (won.code === 'unknown') return 'unknown'
  log.error({ round: round.id, pool, refused: won.code }, 'A pool was won and could not be paid.')
  return undefined
}
