import { createHash } from 'node:crypto'

export type WebClip = {
  readonly brand: string
  /** The address under which people reach the site. */
  readonly siteUrl: string
  readonly icon: Buffer
}

/**
 * A configuration profile that puts the site on the home screen of an iPhone, and nothing else: one web clip that its
 * owner can remove. The same brand at the same address always has the same identity, so that a second install replaces
 * the first instead of standing beside it.
 */
export function webClipProfile({ brand, siteUrl, icon }: WebClip): string {
  const identifier = identifierOf(siteUrl)
  const clip = dict([
    ['PayloadType', string('com.apple.webClip.managed')],
    ['PayloadVersion', integer(1)],
    ['PayloadIdentifier', string(`${identifier}.webclip`)],
    ['PayloadUUID', string(uuidOf(`${identifier}.webclip`))],
    ['PayloadDisplayName', string(brand)],
    ['Label', string(brand)],
    ['URL', string(`${siteUrl}/`)],
    ['Icon', `<data>${icon.toString('base64')}</data>`],
    ['Precomposed', '<true/>'],
    ['FullScreen', '<true/>'],
    ['IsRemovable', '<true/>'],
  ])
  const profile = dict([
    ['PayloadType', string('Configuration')],
    ['PayloadVersion', integer(1)],
    ['PayloadIdentifier', string(identifier)],
    ['PayloadUUID', string(uuidOf(identifier))],
    ['PayloadDisplayName', string(brand)],
    ['PayloadOrganization', string(brand)],
    ['PayloadRemovalDisallowed', '<false/>'],
    ['PayloadContent', `<array>${clip}</array>`],
  ])
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n` +
    `<plist version="1.0">${profile}</plist>\n`
  )
}

/** The name under which the file is saved: the letters and digits of the brand, or a plain word. */
export function profileFileName(brand: string): string {
  const plain = brand.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const name = (plain.match(/[A-Za-z0-9]+/g) ?? []).join('-')
  return `${name.toLowerCase() || 'app'}.mobileconfig`
}

/** The host backwards, as such names are written. */
function identifierOf(siteUrl: string): string {
  return [...new URL(siteUrl).hostname.split('.').toReversed(), 'app'].join('.')
}

function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ]
    .join('-')
    .toUpperCase()
}

function dict(entries: readonly (readonly [string, string])[]): string {
  return `<dict>${entries.map(([key, value]) => `<key>${key}</key>${value}`).join('')}</dict>`
}

const integer = (value: number) => `<integer>${value}</integer>`
const string = (text: string) => `<string>${escapeXml(text)}</string>`

function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- XML knows no way to write these
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  )
}
