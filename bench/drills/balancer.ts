import { send } from './call.ts'

/** Sends to those nodes alone that say they are ready, as a balancer does. */
export function createBalancer(everyMs = 500) {
  const known: string[] = []
  let ready: readonly string[] = []

  async function look(): Promise<void> {
    const answers = await Promise.all(
      known.map((origin) => send(origin, { method: 'GET', path: '/readyz' })),
    )
    ready = known.filter((_, index) => answers[index]?.status === 200)
  }

  const timer = setInterval(() => void look(), everyMs)
  return {
    async add(origin: string) {
      known.push(origin)
      await look()
    },
    origins: () => ready,
    stop: () => clearInterval(timer),
  }
}
