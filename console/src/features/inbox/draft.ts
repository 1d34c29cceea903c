import type { Audience, MessageKind, MessageTemplate } from '@baize/contract/support/support'
import { isPagePath } from '@baize/contract/pages'
import { languages, type Language } from '@baize/kernel/language'
import type { Problem } from '@baize/texts/problem'

/** A title or a text, in the languages in which it is written. */
export type MessageWords = Readonly<Partial<Record<Language, string>>>

/** What is written, before anybody gets it. */
export type Written = {
  readonly kind: MessageKind
  readonly title: MessageWords
  readonly text: MessageWords
  readonly link: string
}

export const blank: Written = { kind: 'site', title: {}, text: {}, link: '' }

export function writtenOf({ kind, title, text, link }: MessageTemplate): Written {
  return { kind, title, text, link }
}

type WrittenProblems = { readonly text?: Problem; readonly link?: Problem }

/** English stands in for the other languages, so it is needed; a language has a title and a text, or neither. */
export function checkWritten({ title, text, link }: Written): WrittenProblems {
  const isHalf = languages.some(({ wire }) => isFilled(title[wire]) !== isFilled(text[wire]))
  const isBlank = !isFilled(title.EN) || !isFilled(text.EN)
  return {
    ...(isBlank && { text: { key: 'support.needsEnglish' } }),
    ...(!isBlank && isHalf && { text: { key: 'support.needsBoth' } }),
    ...(!isSiteLink(link.trim()) && { link: { key: 'errors.link_invalid' } }),
  }
}

export function checkAudience(audience: Audience): { readonly audience?: Problem } {
  if (audience.to === 'member' && audience.member.trim() === '') {
    return { audience: { key: 'support.needsMember' } }
  }
  if (audience.to === 'tag' && audience.tag.trim() === '') {
    return { audience: { key: 'support.needsTag' } }
  }
  return {}
}

/** Without blanks, and without the languages in which nothing is written. */
export function cleaned({ kind, title, text, link }: Written): Written {
  return { kind, title: filledOnly(title), text: filledOnly(text), link: link.trim() }
}

function filledOnly(words: MessageWords): MessageWords {
  const filled = Object.entries(words).filter(([, word]) => isFilled(word))
  return Object.fromEntries(filled.map(([language, word]) => [language, word.trim()]))
}

export const isFilled = (word: string | undefined) => (word ?? '').trim() !== ''

/** A page of the site; the server looks once more. */
function isSiteLink(link: string): boolean {
  if (link === '') return true
  const path = /^(\/[^/\\][^\\]*|\/)$/.test(link) ? link.split(/[?#]/, 1)[0] : undefined
  return path !== undefined && isPagePath(path)
}
