import type {
  ProgrammeBudget,
  RewardRun,
  RewardRunLine,
} from '@baize/contract/promotions/runs-desk'
import type { TextKey } from '@baize/texts/keys'
import type { ChipTone } from '@baize/ui/figures/status-chip'
import type { RunKind } from './api.ts'

export const kindTexts: Readonly<Record<RunKind, TextKey>> = {
  rebate: 'programmes-desk.kindRebate',
  cashback: 'programmes-desk.kindCashback',
  vip_week: 'programmes-desk.kindWeek',
  vip_month: 'programmes-desk.kindMonth',
}
export const runKinds = Object.keys(kindTexts) as RunKind[]

export const reasonTexts: Readonly<Record<NonNullable<RewardRunLine['reason']>, TextKey>> = {
  too_little: 'programmes-desk.whyTooLittle',
  no_loss: 'programmes-desk.whyNoLoss',
  no_rate: 'programmes-desk.whyNoRate',
  below_play: 'programmes-desk.whyBelowPlay',
  carried: 'programmes-desk.whyCarried',
}

export const programmeTexts: Readonly<Record<ProgrammeBudget['programme'], TextKey>> = {
  vip: 'vip-desk.vip',
  rebate: 'vip-desk.rebate',
  cashback: 'vip-desk.cashback',
  referral: 'referral-desk.referral',
  manual: 'gifts-desk.byHand',
}
export const programmes = Object.keys(programmeTexts) as ProgrammeBudget['programme'][]

type Look = { readonly text: TextKey; readonly tone: ChipTone }

/** What a run waits for says more than how far it is. */
export function stateLook({ state, waits }: Pick<RewardRun, 'state' | 'waits'>): Look {
  if (waits === 'second_person') return { text: 'programmes-desk.waitsSecond', tone: 'pending' }
  if (waits === 'budget') return { text: 'programmes-desk.waitsBudget', tone: 'bad' }
  if (state === 'done') return { text: 'programmes-desk.done', tone: 'ok' }
  return { text: 'programmes-desk.running', tone: 'info' }
}
