import type { GoodContent } from '@baize/contract/points/points-desk'
import { languages, type Language } from '@baize/kernel/language'
import { ok, refuse, type Result } from '@baize/kernel/result'

type Words = GoodContent['name']

/** In a language that is not written, the English words. */
export function inWords(words: Words, language: Language): string {
  const own = words[language]
  return own === undefined || own === '' ? (words.EN ?? '') : own
}

/** A good without contradictions: what kind it is says what it needs. */
export function checkGood(
  content: GoodContent,
): Result<GoodContent, 'invalid_setting' | 'text_empty'> {
  const name = clean(content.name)
  if ((name.EN ?? '') === '') return refuse('text_empty')
  const { kind, funds, variants } = content
  if ((kind === 'funds') !== (funds !== null)) return wrong('funds')
  if (funds !== null && BigInt(funds.amount) <= 0n) return wrong('funds')
  if (kind === 'funds' && content.category !== 'funds') return wrong('category')
  const codes = variants.map(({ code }) => code)
  if (codes.length === 0 || new Set(codes).size !== codes.length) return wrong('variants')
  if (kind === 'funds' && codes.length > 1) return wrong('variants')
  // Of several, each needs a name to be chosen by.
  if (codes.length > 1 && variants.some((one) => one.name.trim() === '')) return wrong('variants')
  return ok({ ...content, name, text: clean(content.text) })
}

/** Only funds do not run out: codes and goods are counted. */
export const isCounted = ({ kind }: Pick<GoodContent, 'kind'>) => kind !== 'funds'

const wrong = (setting: string) => refuse('invalid_setting', { setting })

function clean(words: Words): Words {
  const kept = languages.flatMap(({ wire }) => {
    const text = words[wire]?.trim() ?? ''
    return text === '' ? [] : [[wire, text] as const]
  })
  return Object.fromEntries(kept)
}
