/** One thing measured. Without a goal it is told for its own sake, such as a yardstick. */
export type Figure = {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly goal?: { readonly atLeast?: number; readonly atMost?: number }
}

export type Context = {
  /** The root of the checkout. */
  readonly root: string
  /** Tells the person at the keyboard what goes on; figures are printed by the frame. */
  readonly say: (line: string) => void
}

export type Benchmark = {
  readonly name: string
  readonly describe: string
  readonly run: (context: Context) => Promise<readonly Figure[]>
}

/** True when the figure is within its goal, bounds included; undefined when it has none. */
export function holds(figure: Figure): boolean | undefined {
  if (figure.goal === undefined) return undefined
  return meets(figure.value, figure.goal)
}

/** Prints `name value unit (goal g): holds`, or `falls short`. */
export function printFigure(figure: Figure): string {
  const line = `${figure.name} ${printValue(figure)} ${figure.unit}`
  if (figure.goal === undefined) return line
  const verdict = holds(figure) === true ? 'holds' : 'falls short'
  return `${line} (goal ${printGoal(figure.goal)}): ${verdict}`
}

function meets(value: number, { atLeast, atMost }: NonNullable<Figure['goal']>): boolean {
  return value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity)
}

function printGoal({ atLeast, atMost }: NonNullable<Figure['goal']>): string {
  const parts = [
    ...(atLeast === undefined ? [] : [`>= ${atLeast}`]),
    ...(atMost === undefined ? [] : [`<= ${atMost}`]),
  ]
  return parts.join(', ')
}

/** Rounds for the eye, but never so far that the number shown would contradict the verdict. */
function printValue({ value, goal }: Figure): string {
  const least = Math.abs(value) >= 100 ? 0 : 2
  for (let digits = least; digits < 10; digits += 1) {
    const shown = value.toFixed(digits)
    if (goal === undefined || meets(Number(shown), goal) === meets(value, goal)) {
      return String(Number(shown))
    }
  }
  return String(value)
}

/** The middle value, so that one disturbed round does not decide. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const low = sorted[Math.floor((sorted.length - 1) / 2)]
  const high = sorted[Math.ceil((sorted.length - 1) / 2)]
  if (low === undefined || high === undefined)
    throw new Error('The median of nothing was asked for.')
  return (low + high) / 2
}
