/** Looks at what is personal: files of people, pictures that they sent and numbers of accounts. */
export const lookActions = [
  'member.viewed',
  'deposit.viewed',
  'withdrawal.viewed',
  'payee.revealed',
  'feedback.viewed',
  'points.viewed',
] as const
export type LookAction = (typeof lookActions)[number]

export type Look = {
  readonly action: LookAction
  /** What is looked at; `:name` parts are taken from the input's field of that name. */
  readonly object: string
}
