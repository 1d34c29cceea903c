import type { Database } from '../../../platform/database/database.ts'
import type { RecordSource } from '../../wallet/wallet.ts'
import type { People } from '../people.ts'
import { listSpan, sumSpan } from './store.ts'

type Deps = { readonly db: Pick<Database, 'sql'>; readonly people: Pick<People, 'list'> }

/** What a member gave to the upline and got from below, for the account record. All of it is done. */
export function createUplineRecord({ db, people }: Deps): RecordSource {
  return {
    kind: 'upline',
    async list(member, { outcome, ...ask }) {
      if (outcome !== undefined && outcome !== 'done') return []
      const rows = await listSpan(db, member, ask)
      const other = (row: (typeof rows)[number]) =>
        row.sender === member ? row.receiver : row.sender
      const known = await people.list(rows.map(other))
      return rows.map((row) => ({
        id: row.id,
        at: row.at,
        kind: 'upline',
        amount: row.sender === member ? -row.amount : row.amount,
        currency: row.currency,
        state: 'done',
        outcome: 'done',
        about: () => known.get(other(row))?.account ?? '',
        reference: row.id,
        steps: [{ state: 'done', at: row.at }],
      }))
    },
    sum: async (member, span) => ({
      in: await sumSpan(db, member, 'got', span),
      out: await sumSpan(db, member, 'given', span),
    }),
  }
}
