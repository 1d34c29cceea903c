import type { SocketEvent } from '@baize/contract/events'
import type { Receipt } from '../../ledger/ledger.ts'
import type { MemberId, Pocket, PocketState } from './pocket.ts'
import { stateOf, type Touched } from './pockets.ts'
import { wirePocket } from './shape.ts'

export type WalletNews = {
  /** Tells a member's open pages how pockets stand after a movement; call it when that is committed. */
  tell(member: MemberId, receipt: Receipt, touched: Touched): void
  /** Asks a member's open pages to look again. */
  tellToLook(member: MemberId): void
  /** Sends what still waits. */
  flush(): void
}

type Deps = { readonly publish: (topic: string, event: SocketEvent) => void }

/** Ten spins in a row are one message: the pages want the last of them. */
const gatherMs = 25

/**
 * Gathers, and of each pocket keeps the highest version. Receipts may arrive out of order, and so may messages;
 * that the version goes with each pocket makes both harmless.
 */
export function createWalletNews({ publish }: Deps): WalletNews {
  let waiting = new Map<MemberId, Map<Pocket, PocketState>>()
  let looking = new Set<MemberId>()
  let timer: NodeJS.Timeout | undefined

  function statesOf(member: MemberId): Map<Pocket, PocketState> {
    const known = waiting.get(member)
    if (known !== undefined) return known
    const fresh = new Map<Pocket, PocketState>()
    waiting.set(member, fresh)
    schedule()
    return fresh
  }

  function schedule(): void {
    timer ??= setTimeout(flush, gatherMs).unref()
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const [told, asked] = [waiting, looking]
    waiting = new Map()
    looking = new Set()
    for (const [member, states] of told) send(member, [...states.values()])
    for (const member of asked) send(member, [])
  }

  function send(member: MemberId, pockets: readonly PocketState[]): void {
    const version = pockets.reduce((most, each) => (each.version > most ? each.version : most), 0n)
    publish(`member:${member}`, {
      kind: 'balance.changed',
      pockets: pockets.map(wirePocket),
      version: String(version),
    })
  }

  return {
    tell(member, receipt, touched) {
      // An old answer says how things stood then; pages know better by now.
      if (receipt.repeated) return
      for (const after of receipt.balances) {
        const pocket = touched.get(after.account)
        if (pocket === undefined) continue
        const states = statesOf(member)
        const known = states.get(pocket)
        if (known === undefined || known.version < after.version) {
          states.set(pocket, stateOf(pocket, after))
        }
      }
    },
    tellToLook(member) {
      looking.add(member)
      schedule()
    },
    flush,
  }
}
