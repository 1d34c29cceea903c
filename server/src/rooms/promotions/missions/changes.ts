import type { MissionPlan } from '@baize/contract/promotions/missions-desk'
import { languages } from '@baize/kernel/language'
import { formatMoney, money, type Currency } from '@baize/kernel/money'
import type { TextKey } from '@baize/texts/keys'
import type { AskedChange } from '../../system/system.ts'

type Said = AskedChange['after']

const kinds = {
  once: 'missions-desk.kindOnce',
  validBet: 'missions-desk.kindValidBet',
  depositSum: 'missions-desk.kindDepositSum',
  depositCount: 'missions-desk.kindDepositCount',
  activeDays: 'missions-desk.kindActiveDays',
  games: 'missions-desk.kindGames',
  signIn: 'missions-desk.kindSignIn',
  streak: 'missions-desk.kindStreak',
  board: 'missions-desk.kindBoard',
} as const
const facts = {
  registered: 'missions-desk.factRegistered',
  contact: 'missions-desk.factContact',
  deposit: 'missions-desk.factDeposit',
  bet: 'missions-desk.factBet',
} as const
const periods = {
  once: 'missions-desk.periodOnce',
  daily: 'missions-desk.periodDaily',
  weekly: 'missions-desk.periodWeekly',
  monthly: 'missions-desk.periodMonthly',
} as const

/** What a mission asks and gives, in the words of its form; nothing where a part says nothing. */
const parts: readonly (readonly [TextKey, (plan: MissionPlan) => Said])[] = [
  ['missions-desk.kind', ({ kind }) => ({ text: kinds[kind] })],
  ['missions-desk.fact', ({ fact }) => (fact === null ? '' : { text: facts[fact] })],
  ['missions-desk.period', ({ period }) => ({ text: periods[period] })],
  ['missions-desk.gives', ({ steps, ...plan }) => stepsText(steps, plan)],
  ['missions-desk.places', ({ prizes, currency }) => prizesText(prizes, currency)],
  ['missions-desk.times', ({ times }) => `${times} ×`],
  ['missions-desk.budget', ({ budget, currency }) => money(BigInt(budget), currency)],
  ['missions-desk.claimDays', ({ claimDays }) => String(claimDays)],
  ['missions-desk.begins', ({ opensAt }) => new Date(opensAt)],
  ['missions-desk.ends', ({ closesAt }) => new Date(closesAt)],
]

/** What a yes to a mission changes, part by part, for who has to agree. */
export function missionChanges(
  before: MissionPlan | undefined,
  after: MissionPlan,
): readonly AskedChange[] {
  const changed = parts.flatMap(([name, read]) => {
    const [old, now] = [before === undefined ? '' : read(before), read(after)]
    if (wordOf(old) === wordOf(now)) return []
    return [{ name: { text: name }, before: old, after: now, isLoosened: false }]
  })
  return [...wordChanges(before, after), ...changed]
}

/** Whether members read other words of it. Those are terms: who bets by them must not find them changed by one person. */
export const isReworded = (before: MissionPlan, after: MissionPlan): boolean =>
  wordChanges(before, after).length > 0

/** What members read, in each language in which it is other than before. */
function wordChanges(before: MissionPlan | undefined, after: MissionPlan): AskedChange[] {
  const words = [
    ['missions-desk.titleIn', before?.titles, after.titles],
    ['missions-desk.lineIn', before?.lines, after.lines],
  ] as const
  return words.flatMap(([text, old, now]) =>
    languages.flatMap(({ wire, name: language }) => {
      const [was, is] = [old?.[wire] ?? '', now[wire] ?? '']
      if (was === is) return []
      return [{ name: { text, values: { language } }, before: was, after: is, isLoosened: false }]
    }),
  )
}

const wordOf = (said: Said) =>
  JSON.stringify(said, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))

/** Goals of bets and deposits are sums; others are numbers. */
function stepsText(
  steps: MissionPlan['steps'],
  { kind, currency }: Pick<MissionPlan, 'kind' | 'currency'>,
): string {
  const isSum = kind === 'validBet' || kind === 'depositSum'
  return steps
    .map(
      ({ goal, reward }) =>
        `${isSum ? sumText(goal, currency) : goal} → ${sumText(reward, currency)}`,
    )
    .join(', ')
}

const prizesText = (prizes: MissionPlan['prizes'], currency: Currency) =>
  prizes.map(({ places, reward }) => `${places} × ${sumText(reward, currency)}`).join(', ')

const sumText = (amount: string, currency: Currency) =>
  formatMoney(money(BigInt(amount), currency), 'en')
