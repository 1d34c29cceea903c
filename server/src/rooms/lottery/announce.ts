import type { SocketEvent } from '@baize/contract/events'
import { lotteryTopic } from '@baize/contract/lottery/lottery-names'
import { groupBy } from '@baize/kernel/group-by'
import type { Issue } from './issues/issue.ts'
import type { Ticket } from './tickets/tickets.ts'

export type Publish = (topic: string, event: SocketEvent) => void

/** What open pages hear: everybody of draws, each buyer of the own tickets. Called after the commit. */
export type Announcer = {
  closed(issue: Issue): void
  /** Drawn, corrected or void. */
  told(issue: Issue): void
  /** Of an issue: what came of these tickets. */
  settled(issue: Issue, tickets: readonly Pick<Ticket, 'member' | 'payout' | 'currency'>[]): void
}

export function createAnnouncer(publish: Publish): Announcer {
  const tell = (lottery: string, event: SocketEvent) => {
    publish(lotteryTopic(lottery), event)
    publish(lotteryTopic('all'), event)
  }
  return {
    closed: ({ id, lottery, number }) =>
      tell(lottery, { kind: 'lottery.closed', lottery, issue: id, number }),
    told({ id, lottery, number, state, draw, revision }) {
      const symbols = draw === '' ? [] : draw.split(' ')
      tell(lottery, {
        kind: 'lottery.drawn',
        lottery,
        issue: id,
        number,
        state: state === 'void' ? 'void' : 'drawn',
        draw: symbols,
        revision,
      })
    },
    settled({ id, lottery }, tickets) {
      for (const [member, own] of groupBy(tickets, ({ member }) => member)) {
        const payout = own.reduce((sum, one) => sum + one.payout, 0n)
        publish(`member:${member}`, {
          kind: 'lottery.settled',
          lottery,
          issue: id,
          tickets: own.length,
          payout: String(payout),
          currency: own[0]?.currency ?? '',
        })
      }
    },
  }
}
