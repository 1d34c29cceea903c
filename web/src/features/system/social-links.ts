import type { Resource } from '@baize/contract/system/system'

export type SocialName =
  | 'TELEGRAM'
  | 'TELEGRAM-1'
  | 'FACEBOOK'
  | 'INSTAGRAM'
  | 'YOUTUBE'
  | 'WHATSAPP'
  | 'TIKTOK'
  | 'TWITTER'

export const socialNames: Record<SocialName, string> = {
  TELEGRAM: 'Telegram',
  'TELEGRAM-1': 'Telegram 2',
  FACEBOOK: 'Facebook',
  INSTAGRAM: 'Instagram',
  YOUTUBE: 'YouTube',
  WHATSAPP: 'WhatsApp',
  TIKTOK: 'TikTok',
  TWITTER: 'X',
}

export type SocialEntry = { readonly label: SocialName; readonly url: string }

/** The resources that are social links; the others are downloads. */
export function socialLinks(resources: readonly Resource[]): SocialEntry[] {
  return resources.flatMap(({ labelNameEn, url }) =>
    labelNameEn in socialNames ? [{ label: labelNameEn as SocialName, url }] : [],
  )
}
