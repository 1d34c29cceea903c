/** The chance that something normal lies further from its middle than so many deviations, on either side. */
export function chanceBeyond(deviations: number): number {
  return erfc(Math.abs(deviations) / Math.SQRT2)
}

/** How many deviations the furthest of so many fair ones is from its middle, as a rule: every second time more. */
export function furthestOf(count: number): number {
  // The chance that none of them is further is one half.
  const wanted = 1 - 0.5 ** (1 / count)
  let [low, high] = [0, 40]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (chanceBeyond(middle) > wanted) low = middle
    else high = middle
  }
  return (low + high) / 2
}

const coefficients = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
] as const

/** The complementary error function to seven digits (Numerical Recipes, `erfcc`), for what is not negative. */
function erfc(value: number): number {
  const t = 1 / (1 + value / 2)
  const series = coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0)
  return t * Math.exp(-value * value + series)
}
