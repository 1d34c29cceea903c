import { CircleDashed } from 'lucide-react'
import type { Language } from '@baize/kernel/language'

type LanguageMarkProps = {
  readonly language: Language
  readonly isWritten: boolean
  /** What the sign for one that is not written says. */
  readonly missing: string
}

/** A language in a row of them, and a sign where nothing is written in it. */
export function LanguageMark({ language, isWritten, missing }: LanguageMarkProps) {
  return (
    <span className="inline-flex items-center gap-1">
      {language}
      {!isWritten && (
        <>
          <CircleDashed size={13} aria-hidden="true" className="text-warn" />
          <span className="visually-hidden">{missing}</span>
        </>
      )}
    </span>
  )
}
