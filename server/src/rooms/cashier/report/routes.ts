import { getCashierReport } from '@baize/contract/cashier/cashier-report'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { inLanguage, type Methods } from '../methods/methods.ts'
import type { Report } from './report.ts'

type Rooms = { readonly report: Report; readonly methods: Pick<Methods, 'find'> }

/** The cashier's days, for operators. */
export function serveReport(http: Http, { report, methods }: Rooms): void {
  serve(http, getCashierReport, async ({ from, to, currency: wanted }, { language }) => {
    const read = await report.read(from, to, wanted)
    if (!read.ok) return read
    const { currency, currencies, days, methods: rows, waiting } = read.value
    return ok({
      currency,
      currencies: [...currencies],
      days: days.map(({ deposits, withdrawals, fees, ...day }) => ({
        ...day,
        deposits: String(deposits),
        withdrawals: String(withdrawals),
        fees: String(fees),
      })),
      methods: rows.map(({ method, amount, ordered, completed }) => ({
        id: method,
        name: nameOf(method, methods, language),
        amount: String(amount),
        ordered: Number(ordered),
        completed: Number(completed),
      })),
      waiting,
    })
  })
}

function nameOf(
  id: string,
  methods: Rooms['methods'],
  language: Parameters<typeof inLanguage>[1],
): string {
  const found = methods.find(id)
  return found === undefined ? id : inLanguage(found.content.name, language)
}
