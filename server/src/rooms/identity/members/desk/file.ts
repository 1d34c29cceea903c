import type { Profile } from '@baize/contract/identity/member'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../../platform/database/database.ts'
import type { Member } from '../member.ts'
import type { Changes, Profiles } from '../profile/profile.ts'
import { deleteNetwork } from '../security/security.ts'
import { signOutEverywhere } from '../sign-out.ts'
import { deleteRemembered } from '../store.ts'
import { memberActions, personalFields, writeAct, type MemberAct } from './audit.ts'
import type { MembersDeskDeps } from './deps.ts'
import { cleanTags, sameTags } from './rules.ts'
import * as store from './store.ts'

type Note = { id: string; at: string; by: string; text: string }

/** What operators keep about a member and take from one. Each doing is in the audit trail. */
export type File = {
  addNote(
    tx: Transaction,
    id: string,
    text: string,
    by: MemberAct['by'],
  ): Promise<Result<Note, 'not_found'>>
  changeTags(
    tx: Transaction,
    id: string,
    tags: readonly string[],
    act: MemberAct,
  ): Promise<Result<undefined, 'not_found' | 'nothing_changed'>>
  changeProfile(
    tx: Transaction,
    id: string,
    profile: Profile,
    act: MemberAct,
  ): Promise<
    Result<
      undefined,
      'not_found' | 'nothing_changed' | 'field_invalid' | 'too_young' | 'person_name_invalid'
    >
  >
  /** Ends one session, or without an id all. What browsers remember ends too. */
  closeSessions(
    tx: Transaction,
    id: string,
    session: string | undefined,
    act: MemberAct,
  ): Promise<Result<undefined, 'not_found'>>
  removeNetwork(
    tx: Transaction,
    id: string,
    network: string,
    act: MemberAct,
  ): Promise<Result<undefined, 'not_found'>>
}

type Deps = MembersDeskDeps & { readonly profiles: Profiles }

export function createFile(deps: Deps): File {
  const { members, sessions, now, makeId, profiles } = deps
  const audit = deps.audit.open(memberActions, personalFields)

  async function lockKnown(tx: Transaction, id: string): Promise<Member | undefined> {
    return (await members.find(tx, id)) && (await members.lock(tx, id))
  }

  return {
    async addNote(tx, id, text, by) {
      const member = await members.find(tx, id)
      if (member === undefined) return refuse('not_found')
      const note = { id: makeId('note'), at: now(), by: by.name, text }
      await store.insertNote(tx, id, { ...note, byId: by.id })
      const after = { note: note.id }
      await writeAct(audit, tx, member, { by, reason: '' }, { action: 'member.note_added', after })
      return ok({ ...note, at: note.at.toISOString() })
    },

    async changeTags(tx, id, tags, act) {
      const member = await lockKnown(tx, id)
      if (member === undefined) return refuse('not_found')
      const next = cleanTags(tags)
      if (sameTags(cleanTags(member.tags), next)) return refuse('nothing_changed')
      await store.updateTags(tx, id, next)
      await writeAct(audit, tx, member, act, {
        action: 'member.tags_changed',
        before: { tags: member.tags },
        after: { tags: next },
      })
      return ok()
    },

    async changeProfile(tx, id, profile, act) {
      const member = await members.find(tx, id)
      if (member === undefined) return refuse('not_found')
      const changed = await profiles.correct(tx, id, profile)
      if (!changed.ok) return changed
      if (Object.keys(changed.value).length === 0) return refuse('nothing_changed')
      await writeAct(audit, tx, member, act, {
        action: 'member.profile_changed',
        ...shownChanges(changed.value),
      })
      return ok()
    },

    async closeSessions(tx, id, session, act) {
      const member = await lockKnown(tx, id)
      if (member === undefined) return refuse('not_found')
      if (session === undefined || session === '') {
        await signOutEverywhere(tx, sessions, id)
      } else {
        const own = await sessions.listOf('member', id)
        if (!own.some((one) => one.id === session)) return refuse('not_found')
        await deleteRemembered(tx, id)
        await sessions.close(tx, session)
      }
      const before = { sessions: session === undefined || session === '' ? 'all' : session }
      await writeAct(audit, tx, member, act, { action: 'member.sessions_closed', before })
      return ok()
    },

    async removeNetwork(tx, id, network, act) {
      const member = await lockKnown(tx, id)
      if (member === undefined) return refuse('not_found')
      const removed = await deleteNetwork(tx, id, network)
      if (removed === undefined) return refuse('not_found')
      const before = { network: removed }
      await writeAct(audit, tx, member, act, { action: 'member.network_removed', before })
      return ok()
    },
  }
}

/** Before and after of what changed. The trail masks what tells who somebody is. */
function shownChanges(changes: Changes) {
  const shown = (which: 'before' | 'after') =>
    Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change[which]]))
  return { before: shown('before'), after: shown('after') }
}
