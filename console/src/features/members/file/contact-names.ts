import type { ContactIds } from '@baize/contract/identity/member'

/** Names of services are names: they are the same in every language. */
export const contactNames = [
  ['whatsapp', 'WhatsApp'],
  ['telegram', 'Telegram'],
  ['line', 'LINE'],
  ['facebook', 'Facebook'],
  ['wechat', 'WeChat'],
  ['zalo', 'Zalo'],
  ['skype', 'Skype'],
  ['qq', 'QQ'],
] as const satisfies readonly (readonly [keyof ContactIds, string])[]
