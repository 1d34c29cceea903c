export class TimeLimitPassed extends Error {
  override name = 'TimeLimitPassed'
}

/**
 * Gives up waiting after the limit. The work itself cannot be stopped from here: whoever calls must take from it what
 * it still could do harm with, such as its transaction.
 */
export async function withTimeLimit<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TimeLimitPassed(`It took longer than ${limitMs} ms.`))
    }, limitMs)
  })
  try {
    return await Promise.race([work(), passed])
  } finally {
    clearTimeout(timer)
  }
}
