import type {
  LevelTerms,
  programmesDocument,
  ProgrammesDocument,
} from '@baize/contract/promotions/programmes-settings'
import { addDays, businessDayBounds, weekdayOf, type Day } from '@baize/kernel/time'
import type { OpenDocument } from '../../system/system.ts'

type Published = {
  readonly version: number
  readonly content: ProgrammesDocument
  readonly at: Date
}

/** What operators set, as it holds now and as it held on a day. */
export type Terms = {
  live(): ProgrammesDocument
  /** With its number, as it is now. */
  current(): Promise<Published>
  /** What holds on a day: what was published before it began, so that nobody's day has two. */
  onDay(day: Day): Promise<Published>
  /** The levels as they are told on a day, each part as of the window that it is of: the day, the week, the month. */
  levelsOn(day: Day): Promise<readonly LevelTerms[]>
}

export type TermsDeps = {
  readonly document: Pick<
    OpenDocument<typeof programmesDocument>,
    'live' | 'listVersions' | 'follow'
  >
  readonly zone: () => string
}

const mostVersions = 100

export function createTerms({ document, zone }: TermsDeps): Terms {
  let known: Promise<readonly Published[]> | undefined
  document.follow(() => {
    known = undefined
  })

  async function versions(): Promise<readonly Published[]> {
    const reading = known ?? document.listVersions({ below: 2 ** 31 - 1, limit: mostVersions })
    known = reading
    try {
      return await reading
    } catch (error) {
      known = undefined
      throw error
    }
  }

  function first(all: readonly Published[]): Published {
    const [one] = all
    if (one === undefined) throw new Error('The programmes have no version')
    return one
  }

  async function onDay(day: Day): Promise<Published> {
    const all = await versions()
    const { start } = businessDayBounds(day, zone())
    return all.find(({ at }) => at < start) ?? all.at(-1) ?? first(all)
  }

  return {
    live: document.live,
    current: async () => first(await versions()),
    onDay,
    async levelsOn(day) {
      const ofDay = (await onDay(day)).content
      const ofMonth = (await onDay(monthStart(day))).content
      return (await onDay(mondayOf(day))).content.levels.map((level, number) => {
        const { rebate, rebateCap } = termsOf(ofDay, number)
        return { ...level, rebate, rebateCap, monthly: termsOf(ofMonth, number).monthly }
      })
    },
  }
}

/** Of the week that holds a day: Monday. */
export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day))
export const monthStart = (day: Day): Day => `${day.slice(0, 7)}-01` as Day

export function rateOf({ content }: Published, level: number, category: string): number {
  const terms = content.levels[Math.min(level, content.levels.length - 1)]
  const rates: Readonly<Partial<Record<string, number>>> = terms?.rebate ?? {}
  return rates[category] ?? 0
}

export function termsOf({ levels }: ProgrammesDocument, level: number): LevelTerms {
  const terms = levels[Math.min(level, levels.length - 1)]
  if (terms === undefined) throw new Error('There are no levels')
  return terms
}
