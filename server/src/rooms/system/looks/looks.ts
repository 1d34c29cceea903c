import type { ExportList } from '@baize/contract/system/export-roles'
import type { Look, LookAction } from '@baize/contract/system/looks'
import type { TextKey } from '@baize/texts/keys'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { actedBy, type Audit, type Doer } from '../audit/audit.ts'
import * as store from './store.ts'

/** How long the same look of the same person is not told again, so that the trail stays readable. */
export const lookEveryMs = 15 * 60_000

/** What is taken, what of it, and how much. */
type Taken = { readonly list: ExportList; readonly filter: string; readonly rows: number }

export type Looks = {
  /** Writes into the trail that somebody looks at something, before it is shown; again after a quarter of an hour. */
  keep(look: Look, by: Doer): Promise<void>
  /** Writes into the trail that somebody takes a list away, each time. */
  noteExport(taken: Taken, by: Doer): Promise<void>
  /** Forgets what is told again anyway. */
  sweep(tx: Transaction): Promise<number>
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly audit: Pick<Audit, 'open'>
}

const lookNames: Readonly<Record<LookAction, TextKey>> = {
  'member.viewed': 'ops.actionMemberViewed',
  'deposit.viewed': 'ops.actionDepositViewed',
  'withdrawal.viewed': 'ops.actionWithdrawalViewed',
  'payee.revealed': 'ops.actionPayeeRevealed',
  'feedback.viewed': 'ops.actionFeedbackViewed',
  'points.viewed': 'ops.actionPointsViewed',
}

export function createLooks({ db, now, audit: whole }: Deps): Looks {
  const audit = whole.open({ ...lookNames, 'list.exported': 'ops.actionListExported' })
  const over = () => new Date(now().getTime() - lookEveryMs)
  return {
    async keep({ action, object }, by) {
      const look = { operator: by.id, action, object, at: now() }
      await db.transaction(async (tx) => {
        const isNew = await store.takeLook(tx, look, over())
        if (isNew) await audit.write(tx, { ...actedBy(by), action, object, reason: '' })
      })
    },
    async noteExport({ list, filter, rows }, by) {
      const what = { object: list, reason: '', after: { filter, rows } }
      await db.transaction((tx) =>
        audit.write(tx, { ...actedBy(by), action: 'list.exported', ...what }),
      )
    },
    sweep: (tx) => store.removeLooks(tx, over()),
  }
}
