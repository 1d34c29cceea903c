import { ok, refuse, type Result } from '@baize/kernel/result'
import { newsKinds, type PaymentNews } from './port.ts'

/** How our own gateways write what they tell. */
export function writeNews(news: PaymentNews): string {
  return JSON.stringify({ ...news, amount: String(news.amount), at: news.at.toISOString() })
}

/** Reads such a text, every field of it checked. */
export function readNews(body: string): Result<PaymentNews, 'invalid_request'> {
  const found = parse(body)
  if (found === undefined) return refuse('invalid_request')
  const { event, kind, order, reference, amount, currency, at } = found
  const isRight =
    isText(event, 1, 100) &&
    newsKinds.some((known) => known === kind) &&
    isText(order, 1, 50) &&
    isText(reference, 1, 100) &&
    typeof amount === 'string' &&
    /^(0|[1-9][0-9]{0,15})$/.test(amount) &&
    isText(currency, 1, 10) &&
    typeof at === 'string' &&
    /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,12}Z$/.test(at) &&
    !Number.isNaN(Date.parse(at))
  if (!isRight) return refuse('invalid_request')
  return ok({
    event,
    kind: kind as PaymentNews['kind'],
    order,
    reference,
    amount: BigInt(amount),
    currency,
    at: new Date(at),
  })
}

function parse(body: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** What is kept must fit a column, which has no room for a zero sign. */
function isText(value: unknown, least: number, most: number): value is string {
  return (
    typeof value === 'string' &&
    value.length >= least &&
    value.length <= most &&
    /^[\x20-\x7e]*$/.test(value)
  )
}
