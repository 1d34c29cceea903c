import type { MessageKind } from '@baize/contract/support/support'
import type { TextKey } from '@baize/texts/keys'

export const messageKindNames = {
  site: 'support.kindSite',
  personal: 'support.kindPersonal',
  promo: 'support.kindPromo',
} as const satisfies Record<MessageKind, TextKey>

export type KindName = keyof typeof messageKindNames
