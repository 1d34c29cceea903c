import { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  cursorPage,
  fields,
  list,
  maybe,
  moment,
  nextCursor,
  nothing,
  reason,
  shortText,
} from '../schema.ts'
import { getReward, reward } from './rewards.ts'

/** What one member was given, for who has to say why. */

const mayRead = ['admin', 'finance', 'risk', 'support', 'auditor'] as const

export const listMemberGrants = endpoint({
  method: 'GET',
  path: '/ops/api/members/:id/grants',
  summary: 'What a member was given, newest first.',
  access: mayRead,
  input: fields({ id: shortText(50), ...cursorPage }),
  reply: fields({ items: list(reward, 100), next: nextCursor }),
  errors: [],
})

const { reply: asMembersRead } = getReward

export const getMemberGrant = endpoint({
  method: 'GET',
  path: '/ops/api/grants/:id',
  summary:
    'One of them as the member reads it, and who did each step with which movement of money.',
  access: mayRead,
  input: fields({ id: shortText(40) }),
  reply: fields({
    ...asMembersRead.properties,
    steps: list(
      fields({
        at: moment,
        state: shortText(20),
        by: shortText(60),
        reason: shortText(500),
        transfer: maybe(shortText(40)),
      }),
      50,
    ),
  }),
  errors: ['not_found'],
})
export type DeskGrant = Static<typeof getMemberGrant.reply>

export const waiveOwed = endpoint({
  method: 'POST',
  path: '/ops/api/grants/:id/waive',
  summary:
    'Lets go of what is owed again because a bet was taken back that had met it. Its cash is free at once.',
  access: ['admin', 'risk'],
  input: fields({ id: shortText(40), reason }),
  reply: nothing,
  errors: ['not_found'],
})

declare module '../contract.ts' {
  interface ContractModules {
    grantsDesk: typeof import('./grants-desk.ts')
  }
}
