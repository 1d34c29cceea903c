import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import type { OperatorRole } from '../roles.ts'
import {
  count,
  cursorPage,
  fields,
  filledText,
  list,
  moment,
  nothing,
  reason,
  shortText,
} from '../schema.ts'

/** What operators see of the machine room: messages that went out, faults that were put in, jobs. */

/** Messages name who they went to, and so may the scope of a fault. */
const outboxReaders: readonly OperatorRole[] = ['admin', 'support', 'risk', 'auditor']

const messageKind = Type.Union([Type.Literal('sms'), Type.Literal('email'), Type.Literal('push')])

export const outboxMessage = fields({
  id: shortText(50),
  at: moment,
  kind: messageKind,
  to: shortText(200),
  subject: shortText(200),
  text: shortText(4000),
  /** The code or link inside, ready to copy; empty when there is none. */
  code: shortText(500),
  codeExpiresAt: Type.Union([moment, Type.Null()]),
  outcome: Type.Union([
    Type.Literal('waiting'),
    Type.Literal('delivered'),
    Type.Literal('failed'),
    Type.Literal('kept'),
  ]),
  /** Why it failed, in the gateway's word. */
  failure: shortText(100),
})
export type OutboxMessage = Static<typeof outboxMessage>

export const listMessages = endpoint({
  method: 'GET',
  path: '/ops/api/messages',
  summary: 'Messages that the platform sent or would have sent, newest first.',
  access: outboxReaders,
  input: fields({ ...cursorPage, kind: Type.Optional(messageKind) }),
  reply: fields({
    items: list(outboxMessage, 100),
    next: Type.Union([shortText(200), Type.Null()]),
    counts: fields({ all: count(), sms: count(), email: count(), push: count() }),
  }),
  errors: [],
})

export const clearMessages = endpoint({
  method: 'DELETE',
  path: '/ops/api/messages',
  summary: 'Empties the outbox of a test system.',
  access: ['admin'],
  input: fields({ reason }),
  reply: nothing,
  errors: ['not_in_production'],
})

export const sendTestMessage = endpoint({
  method: 'POST',
  path: '/ops/api/messages/test',
  summary: 'Sends one message through the configured port, to see what happens to it.',
  access: ['admin', 'support'],
  perMinute: 20,
  input: fields({ kind: messageKind, to: filledText(200), reason }),
  reply: outboxMessage,
  errors: ['not_in_production'],
})

export const faultTarget = Type.Union([
  Type.Literal('sms'),
  Type.Literal('email'),
  Type.Literal('calls'),
  Type.Literal('vendors'),
])

export const fault = fields({
  id: shortText(50),
  target: faultTarget,
  /** A recipient for messages, a vendor, one call (`GET /wps/…`) or the beginning of a path; empty means all. */
  scope: shortText(200),
  latencyMs: Type.Integer({ minimum: 0, maximum: 5000 }),
  /** The gateway's error word, or a code that the call or the protocol may answer; empty means latency only. */
  error: shortText(60),
  /** How many times it strikes; null means until it ends. */
  remaining: Type.Union([count(1000), Type.Null()]),
  endsAt: moment,
})
export type Fault = Static<typeof fault>

export const listFaults = endpoint({
  method: 'GET',
  path: '/ops/api/faults',
  summary: 'Faults that are switched on.',
  access: outboxReaders,
  input: nothing,
  reply: fields({ production: Type.Boolean(), items: list(fault, 100) }),
  errors: [],
})

export const listFaultPlaces = endpoint({
  method: 'GET',
  path: '/ops/api/faults/places',
  summary: 'Where faults can be put: every call of the site with its codes, and every vendor.',
  access: outboxReaders,
  input: nothing,
  reply: fields({
    calls: list(fields({ call: shortText(200), codes: list(shortText(60), 100) }), 1000),
    /** What people read for each code, in the operator's language. */
    sentences: list(fields({ code: shortText(60), says: shortText(500) }), 500),
    vendors: list(shortText(40), 500),
    vendorCodes: list(shortText(60), 100),
  }),
  errors: [],
})

export const putFault = endpoint({
  method: 'POST',
  path: '/ops/api/faults',
  summary: 'Switches a fault on, at most for an hour.',
  access: ['admin', 'support'],
  input: fields({
    target: faultTarget,
    scope: shortText(200),
    latencyMs: Type.Integer({ minimum: 0, maximum: 5000 }),
    error: shortText(60),
    remaining: Type.Union([count(1000), Type.Null()]),
    minutes: Type.Integer({ minimum: 1, maximum: 60 }),
    reason,
  }),
  reply: fault,
  errors: ['not_in_production'],
})

export const removeFaults = endpoint({
  method: 'DELETE',
  path: '/ops/api/faults',
  summary: 'Switches one fault off, or all of them.',
  access: ['admin', 'support'],
  input: fields({ id: Type.Optional(shortText(50)), reason }),
  reply: nothing,
  errors: ['not_in_production', 'not_found'],
})

export const jobView = fields({
  id: shortText(30),
  task: shortText(100),
  /** The task in the reader's language. */
  says: shortText(200),
  state: Type.Union([
    Type.Literal('waiting'),
    Type.Literal('running'),
    Type.Literal('retrying'),
    Type.Literal('parked'),
  ]),
  attempts: count(),
  maxAttempts: count(),
  runAt: moment,
  lastError: shortText(1000),
})
export type JobView = Static<typeof jobView>

export const listJobs = endpoint({
  method: 'GET',
  path: '/ops/api/jobs',
  summary: 'Jobs that wait, run, retry or are parked; scheduled ones with their next run.',
  access: ['admin', 'auditor', 'support'],
  input: nothing,
  reply: fields({
    items: list(jobView, 200),
    schedules: list(
      fields({
        task: shortText(100),
        says: shortText(200),
        pattern: shortText(60),
        lastRunAt: Type.Union([moment, Type.Null()]),
      }),
      100,
    ),
    subscribers: list(
      fields({ name: shortText(60), behind: count(), parked: count(), lastError: shortText(1000) }),
      100,
    ),
  }),
  errors: [],
})

export const retryJob = endpoint({
  method: 'POST',
  path: '/ops/api/jobs/:id/retry',
  summary: 'Gives a parked job its tries again.',
  access: ['admin'],
  input: fields({ id: Type.String({ pattern: '^[0-9]{1,19}$', maxLength: 19 }), reason }),
  reply: nothing,
  errors: ['not_found'],
})

declare module '../contract.ts' {
  interface ContractModules {
    desk: typeof import('./desk.ts')
  }
}
