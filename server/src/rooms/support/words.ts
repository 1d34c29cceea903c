import { languages, type Language } from '@baize/kernel/language'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { isSiteLink } from './links.ts'

/** The same in some of the languages. */
export type Words = Readonly<Partial<Record<Language, string>>>

/** What operators write: a title and a text per language, and a page of the site. */
export type Written = { readonly title: Words; readonly text: Words; readonly link: string }

/**
 * Without blanks around, and without the languages in which nothing is written. English is needed, since it stands in
 * for the others; a language has both or none, since a title without its text is a slip.
 */
export function checkWritten(written: Written): Result<Written, 'text_empty' | 'link_invalid'> {
  const title: Record<string, string> = {}
  const text: Record<string, string> = {}
  for (const { wire } of languages) {
    const head = written.title[wire]?.trim() ?? ''
    const body = written.text[wire]?.trim() ?? ''
    if (head === '' && body === '' && wire !== 'EN') continue
    if (head === '' || body === '') return refuse('text_empty')
    title[wire] = head
    text[wire] = body
  }
  const link = written.link.trim()
  return isSiteLink(link) ? ok({ title, text, link }) : refuse('link_invalid')
}
