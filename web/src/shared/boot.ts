import { isLanguage, type Language } from '@baize/kernel/language'
import type { StatusReply } from '@baize/contract/system'
import type { activateTexts } from '@baize/texts/browser'

type Messages = Parameters<typeof activateTexts>[1]

/** What the server put into the page. */
type Boot = {
  readonly language: Language
  readonly styleNonce: string
  readonly texts: Messages
  readonly status: StatusReply
}

/**
 * Reads the data that came with the page. A page from the development server has none and asks for
 * it instead.
 */
export async function readBoot(): Promise<Boot> {
  const block = document.getElementById('boot')?.textContent
  if (block) return JSON.parse(block) as Boot
  const stored = localStorage.getItem('language')
  const language = isLanguage(stored) ? stored : 'EN'
  const [texts, status] = await Promise.all([
    fetch(`/texts/${language}/errors+shell+ui.json`).then((answer) => answer.json()),
    fetch('/wps/system/status').then((answer) => answer.json()),
  ])
  return {
    language,
    styleNonce: '',
    texts: texts as Messages,
    status: (status as { value: StatusReply }).value,
  }
}
