import type { Language } from '@baize/kernel/language'
import type { activateTexts } from '@baize/texts/browser'

type Messages = Parameters<typeof activateTexts>[1]
type Boot = { readonly language: Language; readonly texts: Messages }

/** The texts that came with the page; the development server has none, so they are fetched there. */
export async function readBoot(): Promise<Boot> {
  const block = document.getElementById('boot')?.textContent
  if (block) return JSON.parse(block) as Boot
  const answer = await fetch('/texts/EN/errors+shell+ui.json')
  return { language: 'EN', texts: (await answer.json()) as Messages }
}
