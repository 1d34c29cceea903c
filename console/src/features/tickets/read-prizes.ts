import { parseMoney, type Currency } from '@baize/kernel/money'

export type ReadPrizes =
  | {
      readonly prizes: readonly { readonly amount: string; readonly count: number }[]
      readonly total: bigint
      readonly slips: number
    }
  /** The first line that is none. */
  | { readonly line: string }

/** Lines such as `500.00 x 4`: an amount and on how many slips it stands. */
export function readPrizes(text: string, currency: Currency): ReadPrizes {
  const prizes: { amount: string; count: number }[] = []
  let total = 0n
  let slips = 0
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const [, amount = '', number = ''] = /^([\d.,]+)\s*[x×*]\s*(\d{1,6})$/.exec(line) ?? []
    const sum = parseMoney(amount.replaceAll(',', ''), currency)
    const count = Number(number)
    if (!sum.ok || count < 1) return { line }
    prizes.push({ amount: String(sum.value.amount), count })
    total += sum.value.amount * BigInt(count)
    slips += count
  }
  return { prizes, total, slips }
}
