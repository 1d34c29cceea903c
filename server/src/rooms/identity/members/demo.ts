import type { ReplyOf } from '@baize/contract/endpoint'
import type { listDemoMembers } from '@baize/contract/identity/session'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { actedBy, platformItself } from '../../system/system.ts'
import type { Passwords } from '../credentials/passwords.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { AuditDoor } from '../audit.ts'
import { memberActions } from './desk/audit.ts'
import * as store from './demo.store.ts'
import { defaultPasswordOwner } from './desk/default-password.ts'
import { findDefaultPassword, replaceDefaultPassword } from './desk/store.ts'
import type { Member } from './member.ts'
import type { Members, NewMember } from './accounts.ts'

/** Of all members of the demo but one, who has the default password. */
export const demoMemberPassword = 'Baize-demo-1'
export const demoDefaultPassword = 'Welcome-2026'
export const demoInvitation = 'RICO88'

type Kind = ReplyOf<typeof listDemoMembers>[number]['kind']

type Person = {
  readonly account: string
  readonly nickname: string
  readonly type: Member['type']
  readonly kind: Kind
  readonly mobile?: string
  readonly email?: string
}

const people: readonly Person[] = [
  {
    account: 'jessa',
    nickname: 'Jessa',
    type: 0,
    kind: 'member',
    mobile: '+639170000001',
    email: 'jessa@example.com',
  },
  { account: 'rico', nickname: 'Rico Santos', type: 1, kind: 'agent' },
  { account: 'newbie', nickname: 'Newbie', type: 0, kind: 'changing' },
  { account: 'olduser', nickname: 'Old User', type: 0, kind: 'expired' },
  {
    account: 'mara',
    nickname: 'Mara',
    type: 0,
    kind: 'two_step',
    mobile: '+639170000002',
    email: 'mara@example.com',
  },
  { account: 'casa', nickname: 'Casa', type: 9, kind: 'house' },
]

const passwordOf = ({ kind }: Person) =>
  kind === 'changing' ? demoDefaultPassword : demoMemberPassword

/** From here nobody calls, so that each login of the person with a second step comes from elsewhere. */
const knownNetwork = '192.0.2.1'
const longAgoMs = 400 * 86_400_000

export type MemberDemoDeps = {
  readonly db: Database
  readonly members: Members
  readonly passwords: Passwords
  readonly audit: AuditDoor
  readonly box: SecretBox
  readonly now: () => Date
  readonly makeId: (prefix: 'net') => string
  readonly production: boolean
}

/**
 * Adds the members of the demo who are not there yet, one of each kind, and its default password when none is set;
 * answers who of them plays. Does nothing in production, where everybody would know their passwords.
 */
export async function seedDemoMembers(deps: MemberDemoDeps): Promise<Member['id'][]> {
  if (deps.production) return []
  const missing: Person[] = []
  for (const person of people) {
    const found = await deps.members.findByAccount(deps.db, person.account)
    if (found === undefined) missing.push(person)
  }
  const hashes = await Promise.all(missing.map((person) => deps.passwords.hash(passwordOf(person))))
  await deps.db.transaction(async (tx) => {
    await seedDefaultPassword(tx, deps)
    for (const [index, person] of missing.entries()) {
      await add(tx, deps, person, hashes[index] ?? '')
    }
  })
  return await listPlayers(deps)
}

/** The house's own account does not play. */
async function listPlayers({ db, members }: MemberDemoDeps): Promise<Member['id'][]> {
  const found = await Promise.all(
    people
      .filter(({ kind }) => kind !== 'house')
      .map(async ({ account }) => await members.findByAccount(db, account)),
  )
  return found.flatMap((member) => (member?.demo ? [member.id] : []))
}

/** One that cannot be opened is of a demo whose secret was made anew, and helps nobody. */
async function seedDefaultPassword(tx: Transaction, { box, now }: MemberDemoDeps) {
  const found = await findDefaultPassword(tx)
  if (found !== undefined && (!found.demo || canOpen(box, found.sealed))) return
  const sealed = box.seal(demoDefaultPassword, defaultPasswordOwner)
  await replaceDefaultPassword(tx, { sealed, at: now(), by: platformItself.name, demo: true })
}

function canOpen(box: SecretBox, sealed: Buffer): boolean {
  try {
    return box.open(sealed, defaultPasswordOwner) !== ''
  } catch {
    return false
  }
}

async function add(tx: Transaction, deps: MemberDemoDeps, person: Person, passwordHash: string) {
  const { account, kind, type } = person
  const made = await deps.members.create(tx, newMember(person, passwordHash))
  // Somebody registered the name or the phone meanwhile: the demo does without.
  if (!made.ok) return
  const { id } = made.value
  const now = deps.now()
  const before = new Date(now.getTime() - longAgoMs)
  // Long ago, so that each of them can stand for a forgotten payment password.
  if (person.email !== undefined) await store.dateContacts(tx, id, before)
  if (kind === 'expired') {
    await store.datePassword(tx, id, before)
  }
  if (kind === 'two_step') await deps.members.noteLogin(tx, id, { ip: knownNetwork, at: now })
  if (kind === 'agent')
    await store.addInvitation(tx, { code: demoInvitation, agentId: id, at: now })
  await deps.audit.open(memberActions).write(tx, {
    ...actedBy(platformItself),
    action: 'member.created',
    object: `member ${account}`,
    reason: 'Login of the demo',
    after: { type },
  })
}

function newMember(person: Person, passwordHash: string): NewMember {
  const { account, nickname, type, kind, mobile, email } = person
  return {
    account,
    nickname,
    type,
    language: 'EN',
    passwordHash,
    mustChange: kind === 'changing',
    demo: true,
    ...(mobile === undefined ? {} : { mobile, mobileVerified: true }),
    ...(email === undefined ? {} : { email }),
  }
}

/** Those who still have the demo's password. */
export async function listDemo(db: Database): Promise<ReplyOf<typeof listDemoMembers>> {
  const accounts = await store.listDemoAccounts(db)
  return people
    .filter(({ account }) => accounts.includes(account))
    .map((person) => ({
      account: person.account,
      password: passwordOf(person),
      kind: person.kind,
    }))
}
