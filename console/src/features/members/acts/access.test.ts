import { expect, it } from 'vitest'
import * as desk from '@baize/contract/identity/members-desk'
import { access } from './access.ts'

const calls = {
  create: desk.createMember,
  state: desk.changeMemberState,
  type: desk.changeMemberType,
  password: desk.resetMemberPassword,
  lift: desk.liftMemberLock,
  sessions: desk.closeMemberSessions,
  network: desk.removeMemberNetwork,
  authenticator: desk.resetMemberSecondStep,
  payment: desk.resetMemberPaymentPassword,
  note: desk.addMemberNote,
  tags: desk.changeMemberTags,
  profile: desk.changeMemberProfile,
} as const satisfies Record<keyof typeof access, { access: unknown }>

it.each(Object.keys(access) as (keyof typeof access)[])(
  'who sees the button for %s is who the server lets',
  (act) => {
    expect([...access[act]].sort()).toEqual([...calls[act].access].sort())
  },
)
