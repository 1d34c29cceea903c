import { fragment } from '../../../platform/database/database.ts'

/** What each owner that a statement of the ledger asks for owes on contracts, by currency; null where that is nothing. */
export const owedBeside = fragment`(
  select jsonb_object_agg(currency, total::text) from (
    select currency, sum(earned - paid) as total from agents.dues
    where payer = substr(asked.owner, length('member:') + 1) and since is not null
    group by currency
  ) owed
)`
