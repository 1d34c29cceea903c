import type { Log } from '../../log.ts'
import { errorText } from '../../scrub.ts'
import { withTimeLimit } from '../../time-limit.ts'
import { createOwnCounter, windowMs, type Count } from './own-counter.ts'

const connectMs = 5_000
/** A call waits this long for Redis and no longer. */
const answerMs = 250
/** Once it did not answer, one call in this time tries again, and the others do not wait. */
const tryEveryMs = 1_000

/** The first call begins the minute. A key without an end, whatever made it so, gets one. */
const script = `
  local answers = {}
  for place, key in ipairs(KEYS) do
    local made = redis.call('INCR', key)
    local left = redis.call('PTTL', key)
    if left < 0 then
      left = tonumber(ARGV[1])
      redis.call('PEXPIRE', key, left)
    end
    answers[2 * place - 1] = made
    answers[2 * place] = left
  end
  return answers`

export type RedisCounter = {
  count(counts: readonly Count[]): Promise<number>
  close(): void
}

/**
 * Counts for all nodes together, by one round trip. Who is known to be over the limit is refused without asking. While
 * Redis is away each node counts on by itself, from where they stood.
 */
export async function createRedisCounter(url: string, log: Log): Promise<RedisCounter> {
  // Houses without Redis need not hold its client in memory.
  const { createClient } = await import('redis')
  const own = createOwnCounter()
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: connectMs,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, 5_000),
    },
  })
  let [isAway, tryAt, isClosed] = [false, 0, false]
  // It comes back by itself; what it says meanwhile is told by the first call that needs it.
  client.on('error', () => {})

  function goOnAlone(error: unknown): void {
    tryAt = performance.now() + tryEveryMs
    if (isAway || isClosed) return
    isAway = true
    log.warn(
      { error: errorText(error) },
      'Redis does not answer: until it does, each node counts calls by itself.',
    )
  }

  async function ask(counts: readonly Count[]): Promise<number> {
    const answers = (await withTimeLimit(answerMs, () =>
      client.eval(script, {
        keys: counts.map(({ key }) => `baize:calls:${key}`),
        arguments: [String(windowMs)],
      }),
    )) as number[]
    let wait = 0
    for (const [place, count] of counts.entries()) {
      own.know(count.key, answers[2 * place] ?? 0, answers[2 * place + 1] ?? 0)
      wait = Math.max(wait, own.waitOf(count))
    }
    return wait
  }

  await withTimeLimit(connectMs, () => client.connect()).catch(goOnAlone)

  return {
    async count(counts) {
      const known = Math.max(...counts.map((count) => own.waitOf(count)))
      if (known > 0) return known
      if (isAway && performance.now() < tryAt) return own.count(counts)
      if (isAway) tryAt = performance.now() + tryEveryMs
      try {
        const wait = await ask(counts)
        if (isAway) log.info({}, 'Redis answers again, and counts calls for all nodes.')
        isAway = false
        return wait
      } catch (error) {
        goOnAlone(error)
        return own.count(counts)
      }
    },
    close() {
      isClosed = true
      client.destroy()
    },
  }
}
