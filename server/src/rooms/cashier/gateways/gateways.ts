import type { Gateway } from './port.ts'

export { createCallbacks, type Callbacks, type StoredCallback } from './callbacks.ts'
export type { Hear, NewsOutcome } from './hear.ts'
export type { Gateway, PaymentNews, PaymentStatus } from './port.ts'

/** The gateways that there are. */
export type Gateways = {
  find(name: string): Gateway | undefined
  list(): readonly Gateway[]
  /** Whether payments can be asked for; an unknown gateway is never up. */
  isUp(name: string): boolean
  refresh(): Promise<void>
}

export function createGateways(gateways: readonly Gateway[]): Gateways {
  const byName = new Map(gateways.map((gateway) => [gateway.name, gateway]))
  return {
    find: (name) => byName.get(name),
    list: () => gateways,
    isUp: (name) => byName.get(name)?.isUp() ?? false,
    async refresh() {
      await Promise.all(gateways.map((gateway) => gateway.refresh()))
    },
  }
}
