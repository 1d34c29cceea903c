/**
 * How much a round of a slot spreads around its mean, in thousandths of the stake: the deviation of two million rounds
 * of each model, by `measure` of the proofs with the seed 20261115. A test plays some again and holds each to its number.
 */
export const modelDeviations: Readonly<Record<string, number>> = {
  'lines-5-low': 2136,
  'lines-5-medium': 4340,
  'lines-9-low': 1520,
  'lines-9-medium': 4118,
  'lines-10-low': 2224,
  'lines-10-medium': 4305,
  'lines-10-high': 7861,
  'lines-20-low': 2103,
  'lines-20-medium': 3965,
  'lines-20-high': 15934,
  'lines-25-medium': 4248,
  'lines-25-high': 10443,
  'lines-30-medium': 4122,
  'lines-40-low': 2135,
  'lines-40-high': 9393,
  'lines-50-medium': 3481,
  'lines-50-high': 10926,
  'ways-243-low': 2082,
  'ways-243-medium': 3074,
  'ways-243-high': 7582,
  'ways-1024-medium': 3889,
  'ways-1024-high': 5255,
  'ways-4096-high': 6341,
  'cluster-low': 1978,
  'cluster-medium': 3512,
  'cluster-high': 6016,
  'jackpot-lines-20': 10506,
  'jackpot-ways-243': 7097,
}
