/** What a step took: seconds by the clock on the wall, and of all processors, where the system tells. */
export type Spent = {
  readonly name: string
  readonly wallSeconds: number
  readonly processorSeconds: number | undefined
}

/**
 * Runs a program and then has the shell say on a third stream what it and all below it took. Every POSIX shell can; what
 * the machine does beside it does not count.
 */
export const measuring = ['/bin/sh', '-c', '"$@"; code=$?; times >&3; exit $code', 'step'] as const

/** Reads what `times` says: the shell's own user and system time in its first line, that of its children in the second. */
export function readTimes(said: string): number | undefined {
  const found = [...(said.split('\n')[1] ?? '').matchAll(/(\d+)m(\d+[.,]\d+)s/g)]
  if (found.length !== 2) return undefined
  return found.reduce(
    (sum, [, minutes, seconds = '']) =>
      sum + Number(minutes) * 60 + Number(seconds.replace(',', '.')),
    0,
  )
}

/** A table of all steps with their sum, for whoever wonders where the minutes went. */
export function printSpent(steps: readonly Spent[]): string {
  const sum: Spent = {
    name: 'together',
    wallSeconds: steps.reduce((all, { wallSeconds }) => all + wallSeconds, 0),
    processorSeconds: steps.every(({ processorSeconds }) => processorSeconds !== undefined)
      ? steps.reduce((all, { processorSeconds = 0 }) => all + processorSeconds, 0)
      : undefined,
  }
  const width = Math.max(...[...steps, sum].map(({ name }) => name.length))
  const line = (name: string, wall: string, processor: string) =>
    `${name.padEnd(width)}  ${wall.padStart(8)}  ${processor.padStart(11)}`
  return [
    line('', 'wall s', 'processor s'),
    ...[...steps, sum].map(({ name, wallSeconds, processorSeconds }) =>
      line(name, wallSeconds.toFixed(1), processorSeconds?.toFixed(1) ?? '-'),
    ),
  ].join('\n')
}
