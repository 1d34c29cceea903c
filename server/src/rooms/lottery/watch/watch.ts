import type { AlertKinds, Alerts } from '../../system/system.ts'
import type { Lottery } from '../lottery.ts'

const kinds = {
  'lottery.unsettled': {
    about: 'games',
    level: 'high',
    roles: ['admin', 'risk'],
    says: 'lottery-desk.alertUnsettled',
    tells: 'lottery-desk.alertUnsettledTells',
    values: ['number', 'lottery', 'tickets'],
    link: () => '/lottery',
    lasts: 'until ended',
  },
} as const satisfies AlertKinds

/** So long after its draw an issue is settled, unless something is wrong. */
const patienceMs = 120_000

/** Tells who can see to it that tickets of an issue are not settled though it is drawn or void. */
export function watchLottery({
  alerts,
  lottery,
}: {
  readonly alerts: Pick<Alerts, 'open'>
  readonly lottery: Pick<Lottery, 'listStuck'>
}): void {
  const { watch } = alerts.open(kinds)
  watch('lottery.unsettled', async () => {
    const stuck = await lottery.listStuck(patienceMs)
    return stuck.map(({ id, number, lottery: of, tickets }) => ({
      subject: id,
      values: { number, lottery: of, tickets },
    }))
  })
}
