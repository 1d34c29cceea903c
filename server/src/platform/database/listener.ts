import { setTimeout as sleep } from 'node:timers/promises'
import type { Client, Notification, QueryConfig } from 'pg'
import type { DatabaseLog } from './log.ts'

export type Subscription = {
  readonly heard: (payload: string) => void
  /** News sent while the connection was down is lost; this is called when it stands again. */
  readonly missed: () => void
}

export type Listener = {
  add(channel: string, subscription: Subscription): Promise<() => void>
  /** Runs a text with values over the connection that listens; nothing when it does not stand. */
  ask(text: string, values: readonly unknown[]): Promise<unknown> | undefined
  close(): Promise<void>
}

type Channel = { readonly subscriptions: Set<Subscription>; readonly listening: Promise<void> }

const firstWaitMs = 50
const longestWaitMs = 5_000

/** Whether the database itself is away is found out by others, within this time. */
const tellAfterMs = 3_000

/** A connection that died without a word, as behind a router, is found out by asking. */
const askEveryMs = 30_000

/**
 * Keeps one connection of its own for all channels, and makes a new one whenever it breaks. A break that lasts is told once,
 * and not at all while the database itself is away, which is told elsewhere.
 */
export function createListener(
  makeClient: () => Client,
  log: DatabaseLog,
  isAway: () => boolean = () => false,
  afterMs = tellAfterMs,
): Listener {
  const channels = new Map<string, Channel>()
  const started = new Map<string, () => void>()
  let client: Client | undefined
  let keeping: Promise<void> | undefined
  let isTold = false
  let brokenSince: number | undefined
  const closing = new AbortController()
  let tail: Promise<unknown> = Promise.resolve()

  /** One statement at a time: the driver wants no second one before the first is answered. */
  function send(to: Client, text: string, values: readonly unknown[] = []): Promise<unknown> {
    const query = { text, values: [...values], query_timeout: 10_000 } as QueryConfig
    tail = tail.catch(() => {}).then(() => to.query(query))
    return tail
  }

  async function listenTo(to: Client, channel: string): Promise<void> {
    await send(to, `listen "${channel}"`)
    started.get(channel)?.()
  }

  function deliver({ channel, payload }: Notification): void {
    for (const { heard } of channels.get(channel)?.subscriptions ?? []) {
      guard(() => heard(payload ?? ''))
    }
  }

  function guard(act: () => void): void {
    try {
      act()
    } catch (error) {
      log.error({ err: error }, 'A listener to news of the database failed.')
    }
  }

  async function stayConnected(isFirst: boolean): Promise<void> {
    const fresh = makeClient()
    const ended = new Promise<void>((resolve) => fresh.once('end', () => resolve()))
    fresh.on('error', () => {})
    fresh.on('notification', deliver)
    await fresh.connect()
    const asking = setInterval(() => {
      send(fresh, 'select 1').catch(() => fresh.end())
    }, askEveryMs)
    try {
      client = fresh
      for (const channel of channels.keys()) await listenTo(fresh, channel)
      if (isTold) log.info({}, 'News of the database arrive again.')
      isTold = false
      brokenSince = undefined
      if (!isFirst) {
        for (const { subscriptions } of channels.values()) {
          for (const { missed } of subscriptions) guard(missed)
        }
      }
      await ended
    } finally {
      clearInterval(asking)
      client = undefined
      await fresh.end().catch(() => {})
    }
  }

  async function keep(): Promise<void> {
    let waitMs = firstWaitMs
    for (let isFirst = true; !closing.signal.aborted; isFirst = false) {
      const since = Date.now()
      try {
        await stayConnected(isFirst)
      } catch (error) {
        brokenSince ??= Date.now()
        const lasts = Date.now() - brokenSince >= afterMs
        if (lasts && !closing.signal.aborted && !isTold && !isAway()) {
          isTold = true
          log.warn({ err: error }, 'News of the database do not arrive; trying again.')
        }
      }
      waitMs =
        Date.now() - since > longestWaitMs ? firstWaitMs : Math.min(waitMs * 2, longestWaitMs)
      await sleep(waitMs * (0.5 + Math.random()), undefined, { signal: closing.signal }).catch(
        () => {},
      )
    }
  }

  function openChannel(name: string): Channel {
    const listening = new Promise<void>((resolve) => started.set(name, resolve))
    const channel = { subscriptions: new Set<Subscription>(), listening }
    channels.set(name, channel)
    if (client) listenTo(client, name).catch(() => {})
    return channel
  }

  /** A channel that nobody hears any more is not listened to. */
  function remove(name: string, channel: Channel, subscription: Subscription): void {
    channel.subscriptions.delete(subscription)
    if (channel.subscriptions.size > 0 || channels.get(name) !== channel) return
    channels.delete(name)
    if (client) send(client, `unlisten "${name}"`).catch(() => {})
  }

  return {
    async add(name, subscription) {
      if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) throw new Error(`Not a name of a channel: ${name}`)
      const channel = channels.get(name) ?? openChannel(name)
      channel.subscriptions.add(subscription)
      keeping ??= keep()
      await channel.listening
      return () => remove(name, channel, subscription)
    },
    ask: (text, values) => (client === undefined ? undefined : send(client, text, values)),
    async close() {
      closing.abort()
      for (const resolve of started.values()) resolve()
      await client?.end().catch(() => {})
      await keeping
    },
  }
}
