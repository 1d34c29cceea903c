import type { Audience, MessageKind } from '@baize/contract/support/support'
import type { Doer } from '../../system/system.ts'
import type { MemberId } from '../people.ts'
import type { Words, Written } from '../words.ts'

export type SendRequest = Written & {
  readonly id: string
  readonly audience: Audience
  readonly kind: MessageKind
  readonly reason: string
  readonly operator: Doer
}

export type Sending = {
  readonly id: string
  readonly number: bigint
  readonly at: Date
  readonly byId: string
  readonly by: string
  readonly kind: MessageKind
  readonly audience: Audience
  readonly member: MemberId | null
  readonly title: Words
  readonly text: Words
  readonly link: string
  readonly reason: string
  readonly state: 'sending' | 'sent'
  /** The last member that was looked at. */
  readonly reached: string
  readonly sent: number
  readonly read: number
}
