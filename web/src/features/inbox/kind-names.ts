import type { MessageKind } from '@baize/contract/support'
import type { TextKey } from '@baize/texts/keys'

export const messageKindNames = {
  site: 'inbox.kindSite',
  personal: 'inbox.kindPersonal',
  promo: 'inbox.kindPromo',
} as const satisfies Record<MessageKind, TextKey>

export type KindName = keyof typeof messageKindNames
