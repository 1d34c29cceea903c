/** From the lowest to the highest of some figures, nought among them, onto a height that is counted from above. */
export function scaleOf(values: readonly number[], height: number) {
  const least = Math.min(0, ...values)
  const most = Math.max(0, ...values)
  const span = most - least || 1
  return {
    least,
    most,
    yOf: (value: number) => height - ((value - least) / span) * height,
  }
}
