/**
 * One after the other for each name, so that what one call reads of a round still holds when it acts. Between nodes the
 * keys of the wagers room decide; here nobody need lose a try.
 */
export function createRoundTurns() {
  const last = new Map<string, Promise<unknown>>()
  return async function take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = last.get(name)
    const own = before === undefined ? work() : before.then(work, work)
    const settled = own.catch(() => {})
    last.set(name, settled)
    try {
      return await own
    } finally {
      if (last.get(name) === settled) last.delete(name)
    }
  }
}
