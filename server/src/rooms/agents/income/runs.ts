import type { ReplyOf } from '@baize/contract/endpoint'
import type { listContractRuns } from '@baize/contract/agents/settlements'
import { businessDay, businessDayBounds } from '@baize/kernel/time'
import type { MemberId } from '../../identity/identity.ts'
import { contractKinds, windowAt } from '../contracts/contracts.ts'
import type { IncomeDeps } from './deps.ts'
import * as pace from './pace.store.ts'
import * as store from './store.ts'

type Deps = Pick<IncomeDeps, 'db' | 'wallet' | 'now' | 'zone'>

/** A dividend of a month, and the month in which it was settled. */
const lookBackMs = 64 * 86_400_000

/** Where each contract of somebody stands, without a look at the team: it is shown beside every page. */
export function createRuns({ db, wallet, now, zone }: Deps) {
  return async (member: MemberId): Promise<ReplyOf<typeof listContractRuns>> => {
    const at = now()
    const day = businessDay(at, zone())
    const bounds = businessDayBounds(day, zone())
    const currency = await wallet.currencyOf(member)
    const span = { from: new Date(at.getTime() - lookBackMs), until: at }
    const runs = await Promise.all(
      contractKinds.map(async (kind) => {
        const present = await pace.findPresent(db, member, kind, at)
        if (present === undefined) return []
        const ask = { member, side: 'got', kind, currency, ...span } as const
        const [[last], today] = await Promise.all([
          store.listWindows(db, ask, { limit: 1 }),
          pace.sumDay(db, member, kind, { day, ...bounds }),
        ])
        const begins = present.beginsAt ?? at
        const running = windowAt(present.terms, begins > at ? begins : at, zone(), {
          begins,
          ends: present.endsAt,
        })
        return [
          {
            kind,
            last:
              last === undefined
                ? null
                : {
                    from: last.from.toISOString(),
                    to: last.to.toISOString(),
                    amount: String(last.amount),
                    owed: String(last.owed),
                  },
            today: String(today.amount),
            nextAt: running.to.toISOString(),
          },
        ]
      }),
    )
    return { currency, zone: zone(), items: runs.flat() }
  }
}
