import { previewProgrammes } from '@baize/contract/promotions/programmes-desk'
import { ok } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Members } from '../../identity/identity.ts'
import { checkProgrammes } from '../programmes/programmes.ts'
import { previewLevels } from './preview.ts'

type Deps = { readonly db: Database; readonly members: Pick<Members, 'list'> }

/** The operators' calls about levels. */
export function serveVipDesk(http: Http, { db, members }: Deps): void {
  serve(http, previewProgrammes, async ({ content }) => {
    const checked = checkProgrammes(content)
    if (!checked.ok) return checked
    const { risers, now, later, ...counted } = await previewLevels(db, content)
    const used = [...new Set(risers.map(({ currency }) => currency))]
    const first = risers
      .toSorted((one, other) => (one.amount < other.amount ? 1 : -1))
      .slice(0, 100)
    const people = await members.list(
      db,
      first.map(({ member }) => member),
    )
    return ok({
      ...counted,
      levels: now.map((count, level) => ({ level, now: count, later: later[level] ?? 0 })),
      sums: used.map((currency) => {
        const own = risers.filter((one) => one.currency === currency)
        const amount = own.reduce((sum, one) => sum + one.amount, 0n)
        return { currency, members: own.length, amount: String(amount) }
      }),
      items: first.map(({ amount, ...one }) => ({
        ...one,
        account: people.get(one.member)?.account ?? '',
        amount: String(amount),
      })),
    })
  })
}
