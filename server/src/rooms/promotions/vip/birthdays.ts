import { addDays, businessDay, type Day } from '@baize/kernel/time'
import type { Database } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Grants } from '../grants/grants.ts'
import { mondayOf, plainGrant, termsOf, type Terms } from '../programmes/programmes.ts'
import * as birthdays from './birthdays.store.ts'
import { sumOf } from './levels.ts'
import { listStandings } from './store.ts'

/** Whose birthday a day of the calendar is, by id. */
export type ListBornOn = (
  source: Pick<Database, 'sql'>,
  day: Day,
  page: { readonly after: string; readonly limit: number },
) => Promise<MemberId[]>

export type BirthdayDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly zone: () => string
  readonly terms: Terms
  readonly grants: Pick<Grants, 'giveAll'>
  readonly listBornOn: ListBornOn
}

const atOnce = 200
/** A house that stood still gives for the days that it missed, as long as they are not far behind. */
const daysBack = 3

/** What levels give for a birthday: to who has a level, once within 365 days, whatever becomes of the date. */
export function createBirthdays({ db, now, zone, terms, grants, listBornOn }: BirthdayDeps) {
  /** The day of which all were noted; a node that begins looks once more, which notes nothing twice. */
  let noted: Day | undefined

  async function note(day: Day): Promise<void> {
    // As it was told to the member: levels stand from Monday to Sunday.
    const { content, version } = await terms.onDay(mondayOf(day))
    for (let after = ''; ;) {
      const born = await listBornOn(db, day, { after, limit: atOnce })
      const last = born.at(-1)
      if (last === undefined) return
      await db.transaction(async (tx) => {
        await birthdays.takeBirthdayTurn(tx)
        const standings = await listStandings(tx, born)
        const due = standings.flatMap(({ member, currency, level }) => {
          const amount = sumOf(termsOf(content, level).birthday ?? {}, currency) ?? 0n
          if (level === 0 || amount === 0n) return []
          return [{ member, day, level, currency, amount, version, at: now() }]
        })
        await birthdays.addBirthdays(tx, due)
      })
      after = last
    }
  }

  async function give(): Promise<MemberId[]> {
    return await db.transaction(async (tx) => {
      const due = await birthdays.holdBirthdays(tx, atOnce)
      if (due.length === 0) return []
      const claimUntil = new Date(now().getTime() + terms.live().claimDays * 86_400_000)
      const wishes = due.map(({ member, day, level, currency, amount, version }) =>
        plainGrant({
          member,
          offer: 'vip',
          version,
          source: `birthday ${day}`,
          state: 'issued',
          currency,
          amount,
          claimUntil,
          why: { kind: 'birthday', level, from: day, amount: String(amount) },
        }),
      )
      const given = await grants.giveAll(tx, wishes, 'house')
      const got: MemberId[] = []
      for (const [place, one] of due.entries()) {
        const outcome = given[place]
        if (outcome?.ok !== true) continue
        await birthdays.closeBirthday(tx, one, outcome.value.id)
        got.push(one.member)
      }
      return got
    })
  }

  return {
    /** Notes who has a birthday; once a day. */
    async note(): Promise<void> {
      const today = businessDay(now(), zone())
      if (noted === today) return
      for (let back = daysBack; back >= 0; back -= 1) await note(addDays(today, -back))
      noted = today
    },
    /** Gives what is due and answers to whom. What the budget cannot give waits. */
    give,
  }
}
