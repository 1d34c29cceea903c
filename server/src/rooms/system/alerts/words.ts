import { sentence } from '@baize/texts/catalogue'
import { writeValues, type PackedValues, type Reader } from '../said/said.ts'
import type { AlertKind, PlainValues } from './kinds.ts'

export type AlertWords = { readonly title: string; readonly text: string; readonly link: string }

/** The sentences of an alert, in the language and by the clock of who reads them, and where it leads. */
export function wordsOf(
  kind: AlertKind,
  { subject, facts }: { readonly subject: string; readonly facts: PackedValues },
  reader: Reader,
): AlertWords {
  const values = writeValues(facts, reader)
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
