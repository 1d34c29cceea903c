import type { Profile } from '@baize/contract/identity/member'
import { ok, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../../platform/database/database.ts'
import type { IdentitySettings } from '../../settings.ts'
import type { Members } from '../accounts.ts'
import { updateNickname, type Source } from '../store.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

export { contactNames, type Changes } from './rules.ts'

export type ProfileRefusal = 'field_invalid' | 'field_locked' | 'too_young' | 'person_name_invalid'

/** What a member says of the own person. */
export type Profiles = {
  get(source: Source, id: string): Promise<{ profile: Profile; locked: string[] }>
  /** The member's own change. Real name, birthday and id number are said once. */
  change(tx: Transaction, id: string, next: Profile): Promise<Result<undefined, ProfileRefusal>>
  /** An operator's correction, also of what is settled; answers what it changed. */
  correct(
    tx: Transaction,
    id: string,
    next: Profile,
  ): Promise<Result<rules.Changes, 'field_invalid' | 'too_young' | 'person_name_invalid'>>
}

type Deps = {
  readonly now: () => Date
  readonly members: Pick<Members, 'lock'>
  readonly settings: Pick<IdentitySettings, 'rules' | 'zone'>
}

export function createProfiles({ now, members, settings }: Deps): Profiles {
  const asking = () => ({ rules: settings.rules(), zone: settings.zone(), now: now() })

  async function write(tx: Transaction, id: string, before: Profile, after: Profile) {
    const checked = rules.checkProfile(before, after, asking())
    if (!checked.ok) return checked
    const changes = rules.changesOf(before, after)
    if (Object.keys(changes).length === 0) return ok(changes)
    await store.writeProfile(tx, id, after)
    if ('nickname' in changes) await updateNickname(tx, id, after.nickname)
    return ok(changes)
  }

  return {
    async get(source, id) {
      const profile = await store.readProfile(source, id)
      return { profile, locked: rules.lockedFields(profile) }
    },
    async change(tx, id, next) {
      await members.lock(tx, id)
      const before = await store.readProfile(tx, id)
      const after = rules.cleanProfile(next)
      const touched = rules.findTouchedLock(before, after)
      if (touched !== undefined) return rules.refuseLocked(touched)
      const written = await write(tx, id, before, after)
      return written.ok ? ok() : written
    },
    async correct(tx, id, next) {
      await members.lock(tx, id)
      const before = await store.readProfile(tx, id)
      return await write(tx, id, before, rules.cleanProfile(next))
    },
  }
}
