import { isPagePath } from '@baize/contract/pages'
import type { LinkageType } from '@baize/contract/content/content-names'
import { cleanHtml, isBlankHtml, isOwnPath, type HtmlForm } from '@baize/kernel/html'
import { languageEntry, languages, type Language } from '@baize/kernel/language'
import { ok, refuse, type Result } from '@baize/kernel/result'

/** Words by language. English is always there and stands in for the others, each language as a whole. */
export type Words<Shape> = { readonly EN: Shape } & {
  readonly [Other in Exclude<Language, 'EN'>]?: Shape
}

export type Window = {
  readonly startsAt: Date
  /** Null: until somebody ends it. */
  readonly endsAt: Date | null
  readonly enabled: boolean
}

/** The words in a language, or the English ones with a mark that they are. */
export function wordsIn<Shape>(
  words: Words<Shape>,
  language: Language,
): Shape & { readonly fallbackLanguage: Language | null } {
  const asked = words[language]
  return asked === undefined
    ? { ...words.EN, fallbackLanguage: 'EN' }
    : { ...asked, fallbackLanguage: null }
}

export function mapWords<From, To>(words: Words<From>, change: (shape: From) => To): Words<To> {
  const changed = languages.flatMap(({ wire }) => {
    const shape = words[wire]
    return shape === undefined ? [] : [[wire, change(shape)] as const]
  })
  return Object.fromEntries(changed) as Words<To>
}

type Shape = Readonly<Record<string, string>>

/** HTML with what may not stand in it taken out; plain words without blanks around them. */
export function cleanWords<Of extends Shape>(
  words: Words<Of>,
  html: { readonly [Field in keyof Of]?: HtmlForm },
): Words<Of> {
  return mapWords(words, (shape) => {
    const cleaned = Object.entries(shape).map(([field, text]) => {
      const form = html[field]
      return [field, form === undefined ? text.trim() : cleanHtml(text, form).html]
    })
    return Object.fromEntries(cleaned) as Of
  })
}

/** Without the languages in which nothing is written. English stays, for whoever checks to refuse. */
export function writtenWords<Of extends Shape>(words: Words<Of>): Words<Of> {
  const written = Object.entries(words).filter(
    ([language, shape]) =>
      language === 'EN' || Object.values(shape as Shape).some((text) => !isBlankHtml(text)),
  )
  return Object.fromEntries(written) as Words<Of>
}

/** Every language that is there says something in one of these fields. */
export function requireWords<Of extends Shape>(
  words: Words<Of>,
  isSaid: (shape: Of) => boolean,
): Result<undefined, 'text_empty'> {
  const silent = languages.find(({ wire }) => {
    const shape = words[wire]
    return shape !== undefined && !isSaid(shape)
  })
  if (silent === undefined) return ok()
  return refuse('text_empty', { language: languageEntry(silent.wire).name })
}

/** Escaping makes texts longer, so what was kept is measured, and not only what was sent. */
export function checkLength<Of extends Shape>(
  words: Words<Of>,
  field: keyof Of & string,
  max: number,
): Result<undefined, 'text_too_long'> {
  const long = languages.find(({ wire }) => (words[wire]?.[field]?.length ?? 0) > max)
  return long === undefined ? ok() : refuse('text_too_long', { language: long.name, max })
}

export function isShown({ enabled, startsAt, endsAt }: Window, now: Date): boolean {
  return enabled && startsAt <= now && (endsAt === null || now < endsAt)
}

export function checkWindow({ startsAt, endsAt }: Window): Result<undefined, 'window_invalid'> {
  return endsAt === null || endsAt > startsAt ? ok() : refuse('window_invalid')
}

/** Whether a click on a banner leads somewhere, and somewhere that runs nothing. */
export function checkLink(
  linkageType: LinkageType,
  target: string,
): Result<undefined, 'link_invalid'> {
  return leads[linkageType](target) ? ok() : refuse('link_invalid', { target })
}

const leads: Record<LinkageType, (target: string) => boolean> = {
  NONE: (target) => target === '',
  PAGE: (target) => isOwnPath(target) && isPagePath(target.split(/[?#]/, 1)[0] ?? ''),
  GAME: (target) => /^[1-9]\d{0,9}$/.test(target),
  PROMOTION: (target) => /^[\w-]{0,60}$/.test(target),
  LINK: isOutside,
}

function isOutside(target: string): boolean {
  if (!/^https:\/\/[^\s"'<>\\`]+$/i.test(target) || !URL.canParse(target)) return false
  const { username, password } = new URL(target)
  return username === '' && password === ''
}

// A formatter costs far more to make than to use.
const clocks = new Map<string, Intl.DateTimeFormat>()

/** A moment as the clocks of a zone show it, in the form of the wire's `startDateStr`. */
export function clockText(at: Date, zone: string): string {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(zone, clock)
  return clock.format(at)
}
