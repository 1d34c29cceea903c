import { sentence } from '@baize/texts/catalogue'
import type { TextKey } from '@baize/texts/keys'
import type { Database } from '../../../platform/database/database.ts'
import type { MemberId, Members } from '../../identity/identity.ts'
import type { RecordSource } from '../../wallet/wallet.ts'
import type { ContractKind } from '../contracts/contracts.ts'
import * as store from './payments.store.ts'

type Deps = {
  readonly db: Pick<Database, 'sql'>
  readonly members: Pick<Members, 'list'>
}

const kindTexts: Readonly<Record<ContractKind, TextKey>> = {
  dividend: 'agents.dividend',
  daily: 'agents.dailyWages',
  hourly: 'agents.hourlySalary',
  realtime: 'agents.realtimeSalary',
}

/** What contracts paid a member and what the member paid for them, for the account record. All of it is done. */
export function createPaymentsRecord({ db, members }: Deps): RecordSource {
  return {
    kind: 'contract',
    async list(member, { outcome, ...ask }) {
      if (outcome !== undefined && outcome !== 'done') return []
      const rows = await store.listPayments(db, member, ask)
      const other = ({ payer, payee }: store.PaymentShown) => (payer === member ? payee : payer)
      const people = rows.map(other).filter((one): one is MemberId => one !== 'house')
      const known = await members.list(db, [...new Set(people)])
      return rows.map((row) => {
        const name = known.get(other(row))?.account
        return {
          id: row.id,
          at: row.at,
          kind: 'contract',
          amount: row.payer === member ? -row.amount : row.amount,
          currency: row.currency,
          state: 'done',
          outcome: 'done',
          about: (language) =>
            [sentence(language, kindTexts[row.kind]), ...(name === undefined ? [] : [name])].join(
              ' · ',
            ),
          reference: row.transfer,
          steps: [{ state: 'done', at: row.at }],
        }
      })
    },
    sum: (member, span) => store.sumPayments(db, member, span),
  }
}
