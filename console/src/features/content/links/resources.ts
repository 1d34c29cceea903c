import type { LinksDocument } from '@baize/contract/system/system-settings'

export type ResourceLabel = LinksDocument['resources'][number]['labelNameEn']
export type SupportEntry = LinksDocument['customerService'][number]

export const socialLabels = [
  'TELEGRAM',
  'TELEGRAM-1',
  'FACEBOOK',
  'INSTAGRAM',
  'YOUTUBE',
  'WHATSAPP',
  'TIKTOK',
  'TWITTER',
] as const satisfies readonly ResourceLabel[]

export const appLabels = ['Android', 'MOBILECONFIG'] as const satisfies readonly ResourceLabel[]

/** As people write the names. */
export const linkLabelNames: Record<ResourceLabel, string> = {
  TELEGRAM: 'Telegram',
  'TELEGRAM-1': 'Telegram 2',
  FACEBOOK: 'Facebook',
  INSTAGRAM: 'Instagram',
  YOUTUBE: 'YouTube',
  WHATSAPP: 'WhatsApp',
  TIKTOK: 'TikTok',
  TWITTER: 'Twitter',
  Android: 'Android',
  MOBILECONFIG: 'iPhone, iPad',
}

export function urlOf({ resources }: LinksDocument, label: ResourceLabel): string {
  return resources.find(({ labelNameEn }) => labelNameEn === label)?.url ?? ''
}

/** The links with one address changed; an empty one takes the link away. The others keep their places. */
export function withUrl(links: LinksDocument, label: ResourceLabel, url: string): LinksDocument {
  const isKnown = links.resources.some(({ labelNameEn }) => labelNameEn === label)
  const entry = { labelNameEn: label, url }
  const put = isKnown
    ? links.resources.map((other) => (other.labelNameEn === label ? entry : other))
    : [...links.resources, entry]
  return { ...links, resources: put.filter((resource) => resource.url !== '') }
}

/** A page of ours, or an address on the web; the server looks closer. */
export function isAddress(url: string): boolean {
  return url === '' || /^(\/(?!\/)|https?:\/\/.)/.test(url)
}

export function isContact(url: string): boolean {
  return /^(\/(?!\/)|https?:\/\/.|mailto:.|tel:.|sms:.)/.test(url)
}
