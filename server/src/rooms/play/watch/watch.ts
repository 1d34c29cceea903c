import type { Database } from '../../../platform/database/database.ts'
import type { AlertKinds, Alerts } from '../../system/system.ts'
import type { Vendors } from '../vendors/vendors.ts'
import { isDown, isWorse, silentMs, watchedMs } from './rules.ts'
import { countOpen, countRecent } from './store.ts'

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly alerts: Pick<Alerts, 'open'>
  readonly vendors: Pick<Vendors, 'list' | 'find'>
}

const vendor = {
  about: 'vendor',
  level: 'middle',
  roles: ['admin', 'risk', 'support', 'auditor'],
  link: () => '/providers',
  lasts: 'until ended',
} as const

const kinds = {
  'vendor.down': {
    ...vendor,
    says: 'alerts.vendorSilent',
    tells: 'alerts.vendorSilentText',
    values: ['vendor', 'share', 'count', 'minutes', 'all'],
    link: ({ subject }) => `/rounds?vendor=${encodeURIComponent(subject)}&state=open`,
  },
  'vendor.bets_closed': {
    ...vendor,
    says: 'alerts.betsClosed',
    tells: 'alerts.betsClosedText',
    values: ['vendor', 'count'],
  },
  'vendor.games_closed': {
    ...vendor,
    says: 'alerts.gamesClosed',
    tells: 'alerts.gamesClosedText',
    values: ['vendor', 'count', 'games'],
  },
} as const satisfies AlertKinds

/** Tells of vendors whose rounds get no result, and of those that the kill switch holds. */
export function watchPlay({ db, now, alerts, vendors }: Deps): void {
  const { watch } = alerts.open(kinds)

  watch('vendor.down', async () => {
    const at = now().getTime()
    const span = { since: new Date(at - watchedMs), quietBefore: new Date(at - silentMs) }
    const down = (await countRecent(db, span)).filter(isDown)
    return down.map((rounds) => ({
      subject: rounds.vendor,
      values: {
        vendor: vendors.find(rounds.vendor)?.name ?? rounds.vendor,
        share: `${((rounds.silent * 100) / rounds.all).toFixed(1)} %`,
        count: rounds.silent,
        minutes: { minutes: silentMs / 60_000 },
        all: rounds.all,
      },
      ...(isWorse(rounds) && { level: 'high' as const }),
    }))
  })

  watch('vendor.bets_closed', async () => {
    const closed = vendors.list().filter(({ betsClosed }) => betsClosed)
    const open = await countOpen(
      db,
      closed.map(({ key }) => key),
    )
    return closed.map(({ key, name }) => ({
      subject: key,
      values: { vendor: name, count: open.get(key) ?? 0 },
    }))
  })

  watch('vendor.games_closed', async () =>
    vendors
      .list()
      .filter(({ betsClosed, closedGames }) => !betsClosed && closedGames.length > 0)
      .map(({ key, name, closedGames }) => ({
        subject: key,
        values: {
          vendor: name,
          count: closedGames.length,
          games: closedGames.slice(0, 10).join(', '),
        },
      })),
  )
}
