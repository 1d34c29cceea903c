import { isLanguage, type Language } from '@baize/kernel/language'
import type { SealKey, StatusReply } from '@baize/contract/system'
import type { activateTexts } from '@baize/texts/browser'

type Messages = Parameters<typeof activateTexts>[1]

/** What the server put into the page. */
export type Boot = {
  readonly language: Language
  readonly styleNonce: string
  readonly texts: Messages
  readonly sealKey: SealKey
  readonly brand: { readonly name: string; readonly zone: string; readonly hue: number }
}

let brand: Boot['brand'] = { name: 'Baize', zone: 'UTC', hue: 162 }

/** The brand as the page began with it, for what is drawn before anyone has signed in. */
export function bootBrand(): Boot['brand'] {
  return brand
}

/**
 * Reads the data that came with the page. A page from the development server has none and asks for
 * it instead.
 */
export async function readBoot(): Promise<Boot> {
  const block = document.getElementById('boot')?.textContent
  const boot = block ? (JSON.parse(block) as Boot) : await askForBoot()
  brand = boot.brand
  document.documentElement.style.setProperty('--brand-h', String(boot.brand.hue))
  return boot
}

async function askForBoot(): Promise<Boot> {
  const stored = localStorage.getItem('language')
  const language = isLanguage(stored) ? stored : 'EN'
  const [texts, answer] = await Promise.all([
    fetch(`/texts/${language}/desk+errors+ops+patterns+ui.json`).then((reply) => reply.json()),
    fetch('/wps/system/status').then((reply) => reply.json()),
  ])
  const { sealKey, info } = (answer as { value: StatusReply }).value
  const { name, zone, hue } = info.brand
  return { language, styleNonce: '', texts: texts as Messages, sealKey, brand: { name, zone, hue } }
}
