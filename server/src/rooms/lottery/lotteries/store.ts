import { fragment, type Database } from '../../../platform/database/database.ts'
import type { Lottery } from './lottery.ts'

type Source = Pick<Database, 'sql'>

const columns = fragment`
  l.id, l.family, l.titles, l.product, l.vendor, l.area, l.source, l.schedule, l.is_open as "isOpen"`

/** In the order in which they are shown. */
export async function listLotteries({ sql }: Source): Promise<Lottery[]> {
  return await sql<Lottery>`select ${columns} from lottery.lotteries l order by l.place, l.id`
}

export async function findLottery({ sql }: Source, id: string): Promise<Lottery | undefined> {
  return await sql.maybe<Lottery>`select ${columns} from lottery.lotteries l where l.id = ${id}`
}

/** One that is there stays as it is. */
export async function putLottery({ sql }: Source, lottery: Lottery, place: number): Promise<void> {
  const { id, family, titles, product, vendor, area, source, schedule, isOpen } = lottery
  await sql`
    insert into lottery.lotteries (id, family, titles, product, vendor, area, source, schedule, is_open, place)
    values (${id}, ${family}, ${JSON.stringify(titles)}::jsonb, ${product}, ${vendor}, ${area}, ${source},
      ${JSON.stringify(schedule)}::jsonb, ${isOpen}, ${place})
    on conflict do nothing`
}

/** False where it is so already. */
export async function setOpen({ sql }: Source, id: string, isOpen: boolean): Promise<boolean> {
  return (
    (await sql.count`
      update lottery.lotteries set is_open = ${isOpen} where id = ${id} and is_open <> ${isOpen}`) ===
    1
  )
}
