/** About as many steps as a scale has from its lowest to its highest. */
const stepCount = 3
const roundSteps = [1, 2, 2.5, 5, 10]

/**
 * From the lowest to the highest of some figures, nought among them, onto a height that is counted from above. It begins
 * and ends with round figures; of whole things no part is marked.
 */
export function scaleOf(values: readonly number[], height: number) {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const step = stepOf(high - low, values.every(Number.isInteger))
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)]
  const [least, most] = [first * step, last * step]
  const span = most - least || 1
  return {
    least,
    most,
    /** What is marked, from above; all that is nought has one mark. */
    marks: Array.from({ length: last - first + 1 }, (_, at) => (last - at) * step),
    yOf: (value: number) => height - ((value - least) / span) * height,
  }
}

function stepOf(span: number, isWhole: boolean): number {
  if (span === 0) return 1
  const rough = span / stepCount
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (roundSteps.find((one) => one * power >= rough) ?? 10) * power
  return isWhole ? Math.max(1, Math.ceil(step)) : step
}
