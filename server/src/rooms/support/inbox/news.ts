import type { SocketEvent } from '@baize/contract/events'
import { isAway, type Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { errorText } from '../../../platform/scrub.ts'
import { countUnread } from './store.ts'

export type InboxNews = {
  /** Tells members' open pages how many messages wait; call it when the change is committed. */
  tell(members: Iterable<string>): void
  /** Sends what still waits. */
  flush(): Promise<void>
}

type Deps = {
  readonly db: Database
  readonly log: Log
  readonly publish: (topic: string, event: SocketEvent) => void
}

/** Several messages in a row are one piece of news, and many members are counted in one statement. */
const gatherMs = 25
const countedAtOnce = 500

/** One round at a time, so that of one node the last number said is the last one counted. */
export function createInboxNews({ db, log, publish }: Deps): InboxNews {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  async function sendAll(): Promise<void> {
    while (waiting.size > 0) {
      const members = [...waiting].slice(0, countedAtOnce)
      for (const member of members) waiting.delete(member)
      for (const { member, unread } of await countUnread(db, members)) {
        publish(`member:${member}`, { kind: 'inbox.changed', unread })
      }
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    // News may be lost: pages ask for themselves every minute.
    running ??= sendAll()
      .catch((error: unknown) => {
        if (isAway(error)) return
        log.warn({ error: errorText(error) }, 'Unread messages could not be counted.')
      })
      .finally(() => (running = undefined))
    return running
  }

  return {
    tell(members) {
      for (const member of members) waiting.add(member)
      timer ??= setTimeout(() => void flush(), gatherMs).unref()
    },
    flush,
  }
}
