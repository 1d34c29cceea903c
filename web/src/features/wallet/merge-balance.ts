import type { SocketEvent } from '@baize/contract/events'
import type { PocketBalance, WalletBalance } from '@baize/contract/wallet/wallet'

type BalanceChanged = Extract<SocketEvent, { kind: 'balance.changed' }>

/**
 * What is known, with what was heard: pocket by pocket the higher version stays, so that news that comes late
 * never puts an old sum over a new one. Nothing comes back when only the server can tell.
 */
export function mergeBalance(
  known: WalletBalance,
  { pockets }: BalanceChanged,
): WalletBalance | undefined {
  if (pockets.length === 0) return undefined
  const merged = new Map(known.pockets.map((pocket) => [pocket.pocket, pocket]))
  for (const news of pockets) {
    const old = merged.get(news.pocket)
    if (old === undefined || BigInt(old.version) < BigInt(news.version)) {
      merged.set(news.pocket, news)
    }
  }
  return total(known, [...merged.values()])
}

/** An answer that was on its way while news came in is older in some pockets. */
export function newerBalance(known: WalletBalance | undefined, answer: WalletBalance) {
  if (known === undefined) return answer
  const { pockets } = known
  return (
    mergeBalance(answer, { kind: 'balance.changed', pockets, version: known.version }) ?? answer
  )
}

function total(known: WalletBalance, pockets: readonly PocketBalance[]): WalletBalance {
  const sum = (pick: (pocket: PocketBalance) => string) =>
    pockets.reduce((all, pocket) => all + BigInt(pick(pocket)), 0n)
  const cash = pockets.find(({ pocket }) => pocket === 'cash')
  const free = cash === undefined ? 0n : BigInt(cash.amount) - BigInt(cash.held)
  const available = free - BigInt(known.locked) - BigInt(known.owed)
  const version = pockets.reduce((most, each) => {
    const own = BigInt(each.version)
    return own > most ? own : most
  }, 0n)
  return {
    ...known,
    balance: String(sum(({ amount }) => amount)),
    available: String(available > 0n ? available : 0n),
    pockets: [...pockets],
    version: String(version),
  }
}
