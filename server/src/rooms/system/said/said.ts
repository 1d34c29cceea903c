import { formatDuration } from '@baize/kernel/duration'
import { languageEntry, type Language } from '@baize/kernel/language'
import { momentText } from '@baize/kernel/moment-text'
import { formatMoney, fromWire, toWire, type Money, type WireMoney } from '@baize/kernel/money'
import { sentence } from '@baize/texts/catalogue'
import type { TextKey, TextValues } from '@baize/texts/keys'

/**
 * What a sentence for operators fills in. It is kept as what it is, a sum or a moment or another sentence, and put into
 * words when somebody reads it, in their language and by the brand's clock.
 */
export type SaidValue =
  | string
  | number
  | Money
  | Date
  | { readonly text: TextKey; readonly values?: SaidValues }
  | { readonly since: Date }
  | { readonly minutes: number }
  | { readonly count: number; readonly unit: 'minute' | 'hour' | 'day' | 'percent' }
  /** Several of a kind, of which the first few are named. */
  | { readonly list: readonly SaidValue[] }
  /** Whole sentences, one after the other. */
  | { readonly sentences: readonly SaidValue[] }

export type SaidValues<Name extends string = string> = Readonly<Record<Name, SaidValue>>

/** Values as JSON keeps them. */
export type PackedValue =
  | string
  | number
  | { readonly money: WireMoney }
  | { readonly moment: string }
  | { readonly text: TextKey; readonly values: PackedValues }
  | { readonly since: string }
  | { readonly minutes: number }
  | { readonly count: number; readonly unit: 'minute' | 'hour' | 'day' | 'percent' }
  | { readonly list: readonly PackedValue[] }
  | { readonly sentences: readonly PackedValue[] }
export type PackedValues = Readonly<Record<string, PackedValue>>

export function packValues(values: SaidValues): PackedValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, pack(value)]))
}

function pack(value: SaidValue): PackedValue {
  if (typeof value !== 'object') return value
  if (value instanceof Date) return { moment: value.toISOString() }
  if ('since' in value) return { since: value.since.toISOString() }
  if ('text' in value) return { text: value.text, values: packValues(value.values ?? {}) }
  if ('list' in value) return { list: value.list.map(pack) }
  if ('sentences' in value) return { sentences: value.sentences.map(pack) }
  return 'amount' in value ? { money: toWire(value) } : value
}

/** Who reads: in which language, by which clock, and when. */
export type Reader = { readonly language: Language; readonly zone: string; readonly now: Date }

/** A value in words. */
export function sayValue(value: SaidValue, reader: Reader): string {
  return String(write(pack(value), reader))
}

/** Values that were kept, as a sentence takes them. */
export function writeValues(packed: PackedValues, reader: Reader): TextValues {
  return Object.fromEntries(
    Object.entries(packed).map(([name, value]) => [name, write(value, reader)]),
  )
}

/** So many of a list are named; the others are counted. */
const mostNamed = 4

function write(value: PackedValue, reader: Reader): string | number {
  if (typeof value !== 'object') return value
  const { language, zone, now } = reader
  const { tag } = languageEntry(language)
  if ('text' in value) return textOf(value, reader)
  if ('minutes' in value) return formatDuration(value.minutes * 60_000, tag)
  if ('since' in value) return ageText(now.getTime() - Date.parse(value.since), tag)
  if ('moment' in value) return momentText(new Date(value.moment), tag, zone, 'short')
  if ('unit' in value) return countText(value.count, value.unit, tag)
  if ('list' in value) return listText(value.list, reader)
  if ('sentences' in value) {
    return value.sentences.map((each) => write(each, reader)).join(tag === 'ja-JP' ? '' : ' ')
  }
  const sum = fromWire(value.money)
  return sum.ok ? formatMoney(sum.value, tag) : ''
}

/** Sentences that were kept by an earlier version may be gone by now. */
function textOf({ text, values }: { text: TextKey; values: PackedValues }, reader: Reader): string {
  const said = sentence(reader.language, text, writeValues(values, reader))
  return said === text ? sentence(reader.language, 'alerts.wordless') : said
}

function listText(items: readonly PackedValue[], reader: Reader): string {
  const { tag } = languageEntry(reader.language)
  const named = items.slice(0, mostNamed).map((item) => String(write(item, reader)))
  const others = items.length - named.length
  if (others > 0) named.push(sentence(reader.language, 'alerts.others', { count: others }))
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(named)
}

function countText(count: number, unit: string, tag: string): string {
  const text = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' })
  // Intl puts a space between a digit and a Japanese word; Japanese does not.
  return tag === 'ja-JP' ? text.format(count).replaceAll(/\s/g, '') : text.format(count)
}

const minuteMs = 60_000

/** Nobody counts the seconds of what waits. */
function ageText(passedMs: number, tag: string): string {
  return formatDuration(Math.max(minuteMs, passedMs - (passedMs % minuteMs)), tag)
}
