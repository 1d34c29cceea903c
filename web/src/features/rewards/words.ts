import type { Reward } from '@baize/contract/promotions/rewards'
import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'
import type { ChipTone } from '@baize/ui/figures/status-chip'
import { statusChips } from '../../shared/reward-words.ts'

type Translate = typeof translate

/** What it was given for, where that is something a person knows; numbers of records are not. */
export function rewardReason(
  { source }: Pick<Reward, 'source'>,
  t: Translate,
  day: (at: string) => string,
): string {
  const [, kind, of] = /^(level|week|day|month|birthday) ([0-9-]+)$/.exec(source) ?? []
  if (kind === undefined || of === undefined) return ''
  if (kind === 'level') return t('rewards.forLevel', { level: of })
  const text = /^\d{4}-\d{2}-\d{2}$/.test(of) ? day(`${of}T12:00:00.000Z`) : of
  if (kind === 'birthday') return t('rewards.forBirthday', { day: text })
  if (kind === 'week') return t('rewards.forWeek', { day: text })
  return kind === 'day' ? t('rewards.forDay', { day: text }) : t('rewards.forMonth', { month: of })
}

/** How far it is, narrower than the words of the product. */
const states: Readonly<Record<string, { readonly tone: ChipTone; readonly text: TextKey }>> = {
  issued: { tone: 'pending', text: 'rewards.stateIssued' },
  queued: { tone: 'pending', text: 'rewards.stateQueued' },
  active: { tone: 'info', text: 'rewards.stateActive' },
  settling: { tone: 'info', text: 'rewards.stateSettling' },
  claimed: { tone: 'ok', text: 'rewards.stateYours' },
  completed: { tone: 'ok', text: 'rewards.stateYours' },
  busted: { tone: 'plain', text: 'rewards.stateBusted' },
  forfeited: { tone: 'plain', text: 'rewards.stateForfeited' },
  expired: { tone: 'plain', text: 'rewards.stateExpired' },
  lapsed: { tone: 'plain', text: 'rewards.stateLapsed' },
  revoked: { tone: 'bad', text: 'rewards.stateRevoked' },
}

/** What it asked is met, and nothing of it became the member's: what was left of the bonus money went back. */
export const isMetForNothing = ({ state, released }: Pick<Reward, 'state' | 'released'>) =>
  state === 'completed' && released === '0'

export function rewardChip(reward: Pick<Reward, 'state' | 'status' | 'released'>) {
  const { state, status } = reward
  if (isMetForNothing(reward)) return { tone: 'plain', text: 'rewards.statePlayed' } as const
  return states[state] ?? statusChips[status]
}

/** The names of what an amount was computed from, and what kind of figure stands beside each. */
const reasons: Readonly<
  Record<string, { readonly name: TextKey; readonly kind: 'sum' | 'rate' | 'text' }>
> = {
  deposit: { name: 'rewards.whyDeposit', kind: 'sum' },
  percent: { name: 'rewards.whyPercent', kind: 'rate' },
  rate: { name: 'rewards.whyPercent', kind: 'rate' },
  most: { name: 'rewards.whyMost', kind: 'sum' },
  fixed: { name: 'rewards.whyFixed', kind: 'sum' },
  bets: { name: 'rewards.whyBets', kind: 'sum' },
  loss: { name: 'rewards.whyLoss', kind: 'sum' },
  level: { name: 'rewards.whyLevel', kind: 'text' },
  week: { name: 'rewards.whyPeriod', kind: 'text' },
  day: { name: 'rewards.whyPeriod', kind: 'text' },
  cause: { name: 'rewards.whyCause', kind: 'text' },
  note: { name: 'rewards.whyNote', kind: 'text' },
}

/** What was given by hand says for what, in a word of a closed list. */
const causes: Readonly<Record<string, TextKey>> = {
  apology: 'rewards.causeApology',
  thanks: 'rewards.causeThanks',
  missed: 'rewards.causeMissed',
  host: 'rewards.causeHost',
}

export function causeName(value: string): TextKey | undefined {
  return causes[value]
}

export function whyLine(name: string) {
  return reasons[name]
}
