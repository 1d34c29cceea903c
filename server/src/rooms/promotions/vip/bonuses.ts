import type { ProgrammesDocument } from '@baize/contract/promotions/programmes-settings'
import { addDays } from '@baize/kernel/time'
import type { Database } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { sumPlay } from '../play/play.ts'
import { mondayOf, monthStart, termsOf } from '../programmes/programmes.ts'
import type { Programme, RunDays, RunDue } from '../runs/runs.ts'
import { sumOf } from './levels.ts'
import * as store from './store.ts'

type Kind = 'weekly' | 'monthly'

/** What must be played in the window: for a month what keeps the level, for a week a quarter of it. */
export function asksFor(kind: Kind, keep: bigint): bigint {
  return kind === 'monthly' ? keep : keep / 4n
}

async function listDues(
  kind: Kind,
  source: Pick<Database, 'sql'>,
  window: RunDays,
  members: readonly MemberId[],
  content: ProgrammesDocument,
): Promise<RunDue[]> {
  const played = new Map(
    (await sumPlay(source, members, window)).map((one) => [`${one.member} ${one.currency}`, one]),
  )
  return (await store.listStandings(source, members)).map(({ member, currency, level }) => {
    const terms = termsOf(content, level)
    const gives = sumOf(terms[kind], currency) ?? 0n
    const asks = asksFor(kind, sumOf(terms.keep, currency) ?? 0n)
    const validBet = played.get(`${member} ${currency}`)?.validBet ?? 0n
    const amount = validBet >= asks ? gives : 0n
    const why = {
      kind,
      from: window.from,
      until: window.until,
      level,
      asks: String(asks),
      validBet: String(validBet),
      amount: String(amount),
    }
    const reason =
      amount > 0n ? null : gives === 0n ? ('no_rate' as const) : ('below_play' as const)
    return { member, currency, amount, reason, why }
  })
}

function programme(
  isOn: () => boolean,
  kind: Kind,
  rest: Pick<Programme, 'kind' | 'windowBefore' | 'sourceOf'>,
): Programme {
  return {
    ...rest,
    offer: 'vip',
    isPaidAtOnce: false,
    // A window in which levels are switched off has a run of nobody, so that it is never paid later.
    listMembers: async (source, _, after, limit) =>
      isOn() ? await store.listLevelled(source, after, limit) : [],
    compute: (tx, window, members, content) => listDues(kind, tx, window, members, content),
    preview: (source, window, members, content) => listDues(kind, source, window, members, content),
  }
}

/** What levels give for a week and for a month in which enough was played. */
export const vipProgrammes = (isOn: () => boolean): readonly Programme[] => [
  programme(isOn, 'weekly', {
    kind: 'vip_week',
    windowBefore: (today) => {
      const monday = mondayOf(today)
      return { from: addDays(monday, -7), until: monday }
    },
    sourceOf: ({ from }) => `week ${from}`,
  }),
  programme(isOn, 'monthly', {
    kind: 'vip_month',
    windowBefore: (today) => {
      const until = monthStart(today)
      return { from: monthStart(addDays(until, -1)), until }
    },
    sourceOf: ({ from }) => `month ${from.slice(0, 7)}`,
  }),
]
