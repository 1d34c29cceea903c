import type { MemberId } from '../members/members.ts'

export type TicketKind = 'two_step' | 'social_login' | 'social_choice' | 'reset' | 'phone'

export type Ticket = {
  readonly memberId: MemberId | null
  readonly content: Readonly<Record<string, unknown>>
  readonly wrong: number
}

export type NewTicket = {
  readonly kind: TicketKind
  readonly memberId: MemberId | null
  readonly content?: Readonly<Record<string, unknown>>
  readonly lifeMs: number
}
