import { sentence } from '@baize/texts/catalogue'
import { writeValues, type PackedValues, type Reader } from '../said/said.ts'
import type { AlertKind, PlainValues } from './kinds.ts'

export type AlertWords = { readonly title: string; readonly text: string; readonly link: string }

type Told = {
  readonly subject: string
  readonly facts: PackedValues
  readonly isOver: boolean
}

/** The sentences of an alert, in the language and by the clock of who reads them, and where it leads. */
export function wordsOf(
  kind: AlertKind,
  { subject, facts, isOver }: Told,
  reader: Reader,
): AlertWords {
  const values = writeValues(facts, reader)
  // One that ended before it was kept how says what it said.
  const knowsEnd = isOver && kind.over?.values.every((name) => name in facts)
  return {
    title: sentence(reader.language, kind.says, values),
    text: sentence(reader.language, (knowsEnd && kind.over?.tells) || kind.tells, values),
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
