import type { Day } from '@baize/kernel/time'
import type { Database } from '../../../platform/database/database.ts'
import { listBorn, type BornPage } from './birthdays.store.ts'
import type { MemberId } from './member.ts'

/** Members and agents who may come in and whose birthday a day of the calendar is, in the order of their ids. */
export async function listBornOn(
  source: Pick<Database, 'sql'>,
  day: Day,
  page: BornPage,
): Promise<MemberId[]> {
  return await listBorn(source, yearDays(day).map(String), day, page)
}

/** Who was born on 29 February has a birthday on the 28th of a year without that day. */
export function yearDays(day: Day): number[] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const number = month * 100 + date
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return number === 228 && !isLeap ? [228, 229] : [number]
}
