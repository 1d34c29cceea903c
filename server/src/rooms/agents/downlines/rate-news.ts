import { deriveId } from '@baize/kernel/ids'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Members } from '../../identity/identity.ts'
import type { Support } from '../../support/support.ts'
import type { MemberId } from '../../wallet/wallet.ts'

type Deps = {
  readonly now: () => Date
  readonly members: Pick<Members, 'find'>
  readonly support: Pick<Support, 'tell'>
}

type Change = {
  readonly member: MemberId
  /** Null is the house. */
  readonly by: MemberId | null
  readonly before: number
  readonly rate: number
}

/** Tells somebody that another rate holds from now on; the same rate once more is no news. */
export function createRateNews({ now, members, support }: Deps) {
  return async (tx: Transaction, { member, by, before, rate }: Change): Promise<void> => {
    if (before === rate) return
    await support.tell(tx, {
      id: await deriveId('msg', member, 'rateChanged', String(rate), String(+now())),
      member,
      about: 'rateChanged',
      values: {
        name: by === null ? '' : ((await members.find(tx, by))?.account ?? ''),
        before: { percent: before },
        after: { percent: rate },
      },
      link: '/agentHome',
    })
  }
}
