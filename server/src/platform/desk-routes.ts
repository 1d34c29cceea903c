import * as desk from '@baize/contract/system/desk'
import { providerErrors } from '@baize/contract/play/provider'
import { ok } from '@baize/kernel/result'
import { sentence } from '@baize/texts/catalogue'
import { textsOf } from '@baize/texts/sources'
import type { TextKey } from '@baize/texts/keys'
import type { Database, Transaction } from './database/database.ts'
import type { Events } from './events/events.ts'
import type { Faults } from './faults/faults.ts'
import {
  callName,
  canBeStruck,
  codesOf,
  gatewayWords,
  mayAnswer,
  sampleValues,
} from './faults/rules.ts'
import { TransportRefusal } from './http/answer.ts'
import type { Call } from './http/call.ts'
import type { Http } from './http/http.ts'
import { serve } from './http/serve.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Messages } from './messages/messages.ts'
import type { Actor } from './sessions.ts'

/** Writes the row of the audit trail for a change, in the change's own transaction. The system room gives it. */
export type WriteAudit<Action extends string> = (
  tx: Transaction,
  entry: {
    readonly actor: Actor | null
    readonly action: Action
    readonly object: string
    readonly reason: string
    readonly before: unknown
    readonly after: unknown
    readonly call: Call
  },
) => Promise<void>

/** What operators do to the machine room, as the audit trail has it. */
export const deskActions = {
  'outbox.cleared': 'ops.actionOutboxCleared',
  'message.tested': 'ops.actionMessageTested',
  'fault.switched_on': 'ops.actionFaultOn',
  'fault.switched_off': 'ops.actionFaultOff',
  'job.retried': 'ops.actionJobRetried',
} as const satisfies Record<string, TextKey>

type Deps = {
  readonly http: Http
  readonly db: Database
  readonly now: () => Date
  readonly production: boolean
  readonly messages: Messages
  readonly faults: Faults
  readonly jobs: Jobs
  readonly events: Events
  readonly audit: WriteAudit<keyof typeof deskActions>
}

/** The calls of the machine room: the outbox, the fault injector and the jobs. */
export function servePlatformDesk(deps: Deps): void {
  serveOutbox(deps)
  serveFaults(deps)
  serveJobs(deps)
}

const testText = 'This is a test message from the operator console.'

function serveOutbox({ http, db, production, messages, audit }: Deps): void {
  serve(http, desk.listMessages, async (page) => ok(await messages.list(page)))

  serve(http, desk.clearMessages, ({ reason }, call) =>
    db.transaction(async (tx) => {
      const cleared = await messages.clear(tx)
      if (!cleared.ok) return cleared
      const { actor } = call
      const change = { before: cleared.value, after: null }
      const what = { action: 'outbox.cleared', object: 'outbox' } as const
      await audit(tx, { actor, ...what, reason, ...change, call })
      return ok({})
    }),
  )

  serve(http, desk.sendTestMessage, async ({ kind, to, reason }, call) => {
    if (production) return { ok: false, code: 'not_in_production' }
    const send = { sms: messages.sendSms, email: messages.sendMail, push: messages.sendPush }[kind]
    const id = await db.transaction(async (tx) => {
      const made = await send(tx, { to, subject: 'Test message', text: testText })
      const { actor } = call
      const what = { action: 'message.tested', object: made } as const
      await audit(tx, { actor, ...what, reason, before: null, after: { kind }, call })
      return made
    })
    return ok(await messages.waitFor(id, 8_000))
  })
}

function serveFaults({ http, db, now, production, faults, audit }: Deps): void {
  serve(http, desk.listFaults, async () => ok({ production, items: await faults.list() }))

  serve(http, desk.listFaultPlaces, async (_, { language }) => {
    const calls = http.served.filter(canBeStruck)
    const codes = [...new Set(calls.flatMap(codesOf))].sort()
    return ok({
      calls: calls.map((call) => ({ call: callName(call), codes: codesOf(call) })),
      sentences: codes.map((code) => {
        const values = sampleValues(textsOf('en', 'errors')[code] ?? '')
        return { code, says: sentence(language, `errors.${code}`, values) }
      }),
      vendors: [...faults.vendors()],
      vendorCodes: [...providerErrors],
    })
  })

  serve(http, desk.putFault, ({ minutes, reason, ...fields }, call) => {
    const does = fields.error !== '' || fields.latencyMs > 0
    if (!does || !mayFail(http, fields) || fields.remaining === 0) {
      throw new TransportRefusal('invalid_input')
    }
    const endsAt = new Date(now().getTime() + minutes * 60_000).toISOString()
    return db.transaction(async (tx) => {
      const put = await faults.put(tx, { ...fields, endsAt })
      if (!put.ok) return put
      const { actor } = call
      const what = { action: 'fault.switched_on', object: put.value.id } as const
      await audit(tx, { actor, ...what, reason, before: null, after: put.value, call })
      return put
    })
  })

  serve(http, desk.removeFaults, async ({ id, reason }, call) => {
    const before = (await faults.list()).filter((fault) => id === undefined || fault.id === id)
    return await db.transaction(async (tx) => {
      const removed = await faults.remove(tx, id)
      if (!removed.ok) return removed
      const { actor } = call
      const what = { action: 'fault.switched_off', object: id ?? 'all' } as const
      await audit(tx, { actor, ...what, reason, before, after: null, call })
      return ok({})
    })
  })
}

/** Whether what is struck may answer so at all: a call with its codes, a vendor with those of the protocol. */
function mayFail(
  http: Http,
  { target, scope, error }: Pick<desk.Fault, 'target' | 'scope' | 'error'>,
) {
  if (error === '') return true
  if (target === 'calls') return mayAnswer(http.served, scope, error)
  const words: readonly string[] = target === 'vendors' ? providerErrors : gatewayWords
  return words.includes(error)
}

function serveJobs({ http, db, jobs, events, audit }: Deps): void {
  serve(http, desk.listJobs, async (_, { language }) => {
    const { items, schedules } = await jobs.list()
    const subscribers = await events.listSubscribers()
    const shown = schedules.map((entry) => ({
      ...entry,
      says: sentence(language, entry.says),
      lastRunAt: entry.lastRunAt?.toISOString() ?? null,
    }))
    const shownItems = items.map((job) => ({
      ...job,
      says: job.says === undefined ? job.task : sentence(language, job.says),
    }))
    return ok({ items: shownItems, schedules: shown, subscribers })
  })

  serve(http, desk.retryJob, ({ id, reason }, call) =>
    db.transaction(async (tx) => {
      const retried = await jobs.retry(tx, id)
      if (!retried.ok) return retried
      const { actor } = call
      await audit(tx, {
        actor,
        action: 'job.retried',
        object: id,
        reason,
        before: null,
        after: null,
        call,
      })
      return ok({})
    }),
  )
}
