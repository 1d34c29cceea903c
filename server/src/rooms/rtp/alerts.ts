import type { Alerts } from '../system/system.ts'
import type { WantedReturns, WatchedPeriod } from './watch.ts'

type Deps = {
  readonly alerts: Pick<Alerts, 'open'>
  readonly rtp: { read(wanted: WantedReturns): Promise<WatchedPeriod> }
}

/** So many games are named; in a large catalogue chance alone puts some outside. */
const named = 3
const days = 30

/** Tells of games that return another share than they declare, all in one alert: each alone may be chance. */
export function watchReturns({ alerts, rtp }: Deps): void {
  const { watch } = alerts.open({
    'rtp.outside': {
      about: 'games',
      level: 'low',
      roles: ['admin', 'risk', 'auditor'],
      says: 'alerts.rtp',
      tells: 'alerts.rtpText',
      values: ['count', 'games'],
      link: () => '/rtp?state=alarm',
      lasts: 'until ended',
    },
  })
  watch('rtp.outside', async () => {
    const { rows } = await rtp.read({ days, by: 'game', language: 'EN' })
    const outside = rows.filter(({ judged }) => judged.state === 'alarm')
    if (outside.length === 0) return []
    const names = outside.slice(0, named).map(({ name }) => name)
    const games = names.join(', ') + (outside.length > named ? ', …' : '')
    return [{ subject: 'all', values: { count: outside.length, games } }]
  })
}
