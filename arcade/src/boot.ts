import { isLanguage, type Language } from '@baize/kernel/language'
import type { activateTexts } from '@baize/texts/browser'
import { storedLanguage } from '@baize/texts/choose-language'

type Messages = Parameters<typeof activateTexts>[1]
type Boot = { readonly language: Language; readonly texts: Messages }

/** The texts that came with the page; the development server has none, so they are fetched there. */
export async function readBoot(): Promise<Boot> {
  const block = document.getElementById('boot')?.textContent
  if (block) return JSON.parse(block) as Boot
  const named = new URLSearchParams(location.search).get('language')
  const language = isLanguage(named) ? named : (storedLanguage() ?? 'EN')
  const answer = await fetch(`/texts/${language}/first-arcade.json`)
  return { language, texts: (await answer.json()) as Messages }
}
