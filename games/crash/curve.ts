/** Six hundred-thousandths a millisecond: twice after 11.6 seconds, ten times after 38.4. */
const bits = 96n
const one = 1n << bits
const perMs = one + (one * 6n) / 100_000n

/** The growth over 1, 2, 4, 8, … milliseconds, each rounded down to 96 binary places. */
const powers: bigint[] = [perMs]
while (powers.length < 20) {
  const last = powers.at(-1) as bigint
  powers.push((last * last) >> bits)
}

/** Whoever waits longer gets no more: the ceiling is reached after two and a half minutes. */
const longestMs = 2 ** 20 - 1

/**
 * How many times the stake, in hundredths, after so many milliseconds of flight: 1.00006 to the power of the
 * milliseconds, rounded down. Whole numbers only, so that every browser and every server say the same.
 */
export function multipleAt(ms: number): number {
  const whole = Math.min(Math.max(Math.floor(ms), 0), longestMs)
  let growth = one
  for (const [place, power] of powers.entries()) {
    if ((whole & (1 << place)) !== 0) growth = (growth * power) >> bits
  }
  return Number((100n * growth) >> bits)
}

/** The first millisecond at which it is so many hundredths, or more. */
export function reachedAfterMs(hundredths: number): number {
  let low = 0
  let high = longestMs
  while (low < high) {
    const middle = (low + high) >> 1
    if (multipleAt(middle) >= hundredths) high = middle
    else low = middle + 1
  }
  return low
}
