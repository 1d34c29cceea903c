import type { AgentFlag } from '@baize/contract/agents/flags-desk'

export const reasonTexts = {
  same_device: 'agents-desk.sameDevice',
  self_referred: 'agents-desk.selfReferred',
  same_bank: 'agents-flags.sameBank',
  opposite_bets: 'agents-flags.oppositeBets',
} as const

const people = {
  confirm: 'agents-desk.flagConfirm',
  dismiss: 'agents-desk.flagDismiss',
  confirmText: 'agents-desk.flagConfirmText',
  dismissText: 'agents-desk.flagDismissText',
} as const
const bets = {
  confirm: 'agents-flags.together',
  dismiss: 'agents-flags.chance',
  confirmText: 'agents-flags.togetherText',
  dismissText: 'agents-flags.chanceText',
} as const

/** How a flag is judged, in words: who is one person, or who plays together. */
export const wordsOf = ({ reason }: Pick<AgentFlag, 'reason'>) =>
  reason === 'opposite_bets' ? bets : people
