import { languageEntry, type Language } from '@baize/kernel/language'
import { agoText, momentText, type MomentStyle } from '@baize/kernel/moment-text'

export type MomentProps = {
  at: Date
  language: Language
  /** The zone whose clocks are read: the brand's, or the visitor's. */
  zone: string
  style?: MomentStyle | 'ago'
  /** Needed for "ago" alone, so that a page with many moments counts from one and the same. */
  now?: Date
  className?: string
}

/** A moment in a person's language. The full one, with its zone, stands in the title. */
export function Moment({ at, language, zone, style = 'short', now, className }: MomentProps) {
  const { tag } = languageEntry(language)
  const text = style === 'ago' ? agoText(at, now ?? at, tag) : momentText(at, tag, zone, style)
  return (
    <time
      dateTime={at.toISOString()}
      title={momentText(at, tag, zone, 'long')}
      className={className}
    >
      {text}
    </time>
  )
}
