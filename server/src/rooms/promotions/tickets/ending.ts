import { deriveId } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Support } from '../../support/support.ts'
import {
  actedBy,
  fullNameOf,
  type Approvals,
  type AuditTrail,
  type Doer,
} from '../../system/system.ts'
import { listHolders } from './claims.store.ts'
import type { Campaign, CampaignId, Tickets } from './tickets.ts'

type StopRefusal = 'not_found' | 'nothing_changed' | 'end_waits'

type Asked = { readonly id: CampaignId; readonly title: string; readonly until: string }

const action = 'tickets.stop'

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly approvals: Pick<Approvals, 'handle' | 'findWaiting'>
  readonly support: Pick<Support, 'tell'>
  readonly tickets: Pick<Tickets, 'stop' | 'find'>
  readonly audit: AuditTrail<'tickets.stopped'>
}

/** The end of a campaign before the one that was said: what members hold tickets of is ended by two, with a word for them. */
export function createCampaignEnding({ db, now, approvals, support, tickets, audit }: Deps) {
  async function carryOut(
    tx: Transaction,
    id: CampaignId,
    { by, reason, askedBy }: { by: Doer; reason: string; askedBy?: string },
  ): Promise<Result<Campaign, StopRefusal>> {
    const holders = await listHolders(tx, id)
    const stopped = await tickets.stop(tx, id, { by: fullNameOf(by), reason })
    if (!stopped.ok) return stopped
    const { titles, closedAt } = stopped.value
    await audit.write(tx, {
      ...actedBy(by),
      action: 'tickets.stopped',
      object: id,
      reason,
      after: {
        closedAt: closedAt?.toISOString() ?? '',
        told: holders.length,
        ...(askedBy === undefined ? {} : { askedBy }),
      },
    })
    for (const member of holders) {
      await support.tell(tx, {
        id: await deriveId('msg', id, 'stopped', member),
        member,
        about: 'campaignEnded',
        values: { name: titles.EN ?? '', note: reason },
        link: '/?m=tickets',
      })
    }
    return stopped
  }

  const ask = approvals.handle<Asked, StopRefusal>(action, {
    says: 'tickets-desk.secondStop',
    saysYes: 'tickets-desk.stopText',
    roles: ['admin', 'finance'],
    changes: ({ title, until }) => [
      { name: { text: 'tickets-desk.campaign' }, before: title, after: title, isLoosened: false },
      {
        name: { text: 'tickets-desk.ends' },
        before: new Date(until),
        after: { text: 'tickets-desk.endsNow' },
        isLoosened: false,
      },
    ],
    async carryOut(tx, { object, reason, requestedBy }, by) {
      const done = await carryOut(tx, object as CampaignId, { by, reason, askedBy: requestedBy })
      return done.ok ? ok() : done
    },
  })

  /** Answers the request that waits, or nothing where it is done. */
  return async (
    id: CampaignId,
    { operator, reason }: { readonly operator: Doer; readonly reason: string },
  ): Promise<Result<string | null, StopRefusal>> => {
    const found = await tickets.find(id)
    if (found === undefined) return refuse('not_found')
    const { campaign, state } = found
    if (state === 'over') return refuse('nothing_changed')
    return await db.transaction(async (tx): Promise<Result<string | null, StopRefusal>> => {
      const isPromised = campaign.opensAt <= now() || (await listHolders(tx, id)).length > 0
      if (isPromised) {
        if ((await approvals.findWaiting(tx, action, id)) !== undefined) return refuse('end_waits')
        const content = {
          id,
          title: campaign.titles.EN ?? '',
          until: campaign.closesAt.toISOString(),
        }
        return ok(await ask(tx, { object: id, content, operator, reason }))
      }
      const done = await carryOut(tx, id, { by: operator, reason })
      return done.ok ? ok(null) : done
    })
  }
}
