/** Many callers, each of whom asks again as soon as it has its answer: how many answers a second? */
export async function measureRate(
  seconds: number,
  callers: number,
  ask: () => Promise<void>,
): Promise<number> {
  let count = 0
  const began = performance.now()
  const end = began + seconds * 1000
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < end) {
        await ask()
        count += 1
      }
    }),
  )
  return count / ((performance.now() - began) / 1000)
}

/** Calls come at a fixed rate, whether or not earlier ones have their answers: how long do the slowest hundredth take? */
export async function measureDelays(
  seconds: number,
  perSecond: number,
  ask: () => Promise<void>,
): Promise<{ readonly p50Ms: number; readonly p99Ms: number }> {
  const delays: number[] = []
  const open: Promise<void>[] = []
  const began = performance.now()
  for (let sent = 0; performance.now() - began < seconds * 1000;) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
    for (; sent < due; sent += 1) {
      // From the moment at which it was due: a late start counts as delay.
      const dueAt = began + (sent / perSecond) * 1000
      open.push(ask().then(() => void delays.push(performance.now() - dueAt)))
    }
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await Promise.all(open)
  delays.sort((a, b) => a - b)
  const at = (part: number) => delays[Math.floor((delays.length - 1) * part)] ?? 0
  return { p50Ms: at(0.5), p99Ms: at(0.99) }
}
