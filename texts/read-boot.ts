import type { Messages } from '@lingui/core'
import type { Language } from '@baize/kernel/language'
import type { StatusReply } from '@baize/contract/system/system'
import { storedLanguage } from './choose-language.ts'

/** What the server puts into the page of every app. */
export type Boot = {
  readonly language: Language
  readonly styleNonce: string
  readonly texts: Messages
}

/**
 * Reads the data that came with the page. A page from the development server has none and asks for
 * it instead; what an app has besides, it makes of the state of the system.
 */
export async function readBoot<More>(
  app: 'web' | 'console',
  more: (status: StatusReply) => More,
): Promise<Boot & More> {
  const block = document.getElementById('boot')?.textContent
  if (block) return JSON.parse(block) as Boot & More
  const language = storedLanguage() ?? 'EN'
  const [texts, status] = await Promise.all([
    fetch(`/texts/${language}/first-${app}.json`).then((answer) => answer.json()),
    fetch('/wps/system/status').then((answer) => answer.json()),
  ])
  const own = more((status as { value: StatusReply }).value)
  return { language, styleNonce: '', texts: texts as Messages, ...own }
}
