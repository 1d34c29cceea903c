import type { Audience, MessageKind, MessageTemplate } from '@baize/contract/support'
import { isPagePath } from '@baize/contract/pages'
import { languages, type Language } from '@baize/kernel/language'
import type { TextKey } from '@baize/texts/keys'

export type Words = Readonly<Partial<Record<Language, string>>>

/** What is written, before anybody gets it. */
export type Written = {
  readonly kind: MessageKind
  readonly title: Words
  readonly text: Words
  readonly link: string
}

export const blank: Written = { kind: 'site', title: {}, text: {}, link: '' }

export function writtenOf({ kind, title, text, link }: MessageTemplate): Written {
  return { kind, title, text, link }
}

export type Problems = Readonly<Partial<Record<'words' | 'link' | 'member' | 'tag', TextKey>>>

/** English stands in for the other languages, so it is needed; a language has a title and a text, or neither. */
export function problemsOfWritten({ title, text, link }: Written): Problems {
  const isHalf = languages.some(({ wire }) => isFilled(title[wire]) !== isFilled(text[wire]))
  const isBlank = !isFilled(title.EN) || !isFilled(text.EN)
  return {
    ...(isBlank ? { words: 'support.needsEnglish' as const } : {}),
    ...(!isBlank && isHalf ? { words: 'support.needsBoth' as const } : {}),
    ...(isSiteLink(link.trim()) ? {} : { link: 'errors.link_invalid' as const }),
  }
}

export function problemsOfAudience(audience: Audience): Problems {
  if (audience.to === 'member' && audience.member.trim() === '') {
    return { member: 'support.needsMember' }
  }
  if (audience.to === 'tag' && audience.tag.trim() === '') return { tag: 'support.needsTag' }
  return {}
}

/** Without blanks, and without the languages in which nothing is written. */
export function cleaned({ kind, title, text, link }: Written): Written {
  return { kind, title: filledOnly(title), text: filledOnly(text), link: link.trim() }
}

function filledOnly(words: Words): Words {
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
