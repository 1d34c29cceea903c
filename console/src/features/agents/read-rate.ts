/** Percent as typed in hundredths of a percent: "1.3" is 130; nothing where it is none between 0 and 100. */
export function readRate(text: string, mark: '.' | ','): number | undefined {
  const plain = text.trim().replace(mark, '.')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return undefined
  const [whole = '0', part = ''] = plain.split('.')
  const rate = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return rate <= 10_000 ? rate : undefined
}

/** Rates of accounts, and that of the top, are given in tenths of a percent. */
export const isRateStep = (rate: number): boolean => rate % 10 === 0
