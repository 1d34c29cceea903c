import { formatDuration } from '@baize/kernel/duration'
import { languageEntry, type Language } from '@baize/kernel/language'
import { formatMoney, fromWire, toWire, type WireMoney } from '@baize/kernel/money'
import { sentence } from '@baize/texts/catalogue'
import type { TextKey, TextValues } from '@baize/texts/keys'
import type { AlertKind, AlertValue, AlertValues, PlainValues } from './kinds.ts'

/** Values as JSON keeps them: a sum and a moment stay what they are. */
export type PackedValue =
  | string
  | number
  | { readonly money: WireMoney }
  | { readonly moment: string }
  | { readonly text: TextKey; readonly values: PackedValues }
  | { readonly since: string }
  | { readonly minutes: number }
export type PackedValues = Readonly<Record<string, PackedValue>>

export function packValues(values: AlertValues): PackedValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, pack(value)]))
}

function pack(value: AlertValue): PackedValue {
  if (typeof value !== 'object') return value
  if (value instanceof Date) return { moment: value.toISOString() }
  if ('since' in value) return { since: value.since.toISOString() }
  if ('text' in value) return { text: value.text, values: packValues(value.values ?? {}) }
  return 'amount' in value ? { money: toWire(value) } : value
}

export type Reader = { readonly language: Language; readonly zone: string; readonly now: Date }

export type AlertWords = { readonly title: string; readonly text: string; readonly link: string }

/** The sentences of an alert, in the language and by the clock of who reads them, and where it leads. */
export function wordsOf(
  kind: AlertKind,
  { subject, facts }: { readonly subject: string; readonly facts: PackedValues },
  reader: Reader,
): AlertWords {
  const values = writeAll(facts, reader)
  return {
    title: sentence(reader.language, kind.says, values),
    text: sentence(reader.language, kind.tells, values),
    link: kind.link({ subject, values: plain(facts) }),
  }
}

function plain(facts: PackedValues): PlainValues {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) =>
      typeof value === 'object' ? [] : [[name, String(value)]],
    ),
  )
}

function writeAll(facts: PackedValues, reader: Reader): TextValues {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, write(value, reader)]),
  )
}

function write(value: PackedValue, reader: Reader): string | number {
  if (typeof value !== 'object') return value
  const { language, zone, now } = reader
  const { tag } = languageEntry(language)
  if ('text' in value) return sentence(language, value.text, writeAll(value.values, reader))
  if ('minutes' in value) return formatDuration(value.minutes * 60_000, tag)
  if ('since' in value) return ageText(now.getTime() - Date.parse(value.since), tag)
  if ('moment' in value) return momentText(new Date(value.moment), tag, zone)
  const sum = fromWire(value.money)
  return sum.ok ? formatMoney(sum.value, tag) : ''
}

const minuteMs = 60_000

/** Nobody counts the seconds of what waits. */
function ageText(passedMs: number, tag: string): string {
  return formatDuration(Math.max(minuteMs, passedMs - (passedMs % minuteMs)), tag)
}

function momentText(at: Date, tag: string, timeZone: string): string {
  return at.toLocaleString(tag === 'en' ? 'en-GB' : tag, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
}
