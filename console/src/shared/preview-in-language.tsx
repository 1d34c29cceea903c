import { useState, type ReactNode } from 'react'
import { languages, type Language } from '@baize/kernel/language'
import { cx } from '@baize/ui/look/cx.ts'
import { Select } from '@baize/ui/forms/select'
import { PreviewCard } from './preview-card.tsx'

type PreviewInLanguageProps = {
  readonly title: string
  /** The label of the choice of a language. */
  readonly language: string
  readonly text: string
  readonly className?: string
  /** Drawn in the language that was chosen; a sentence instead of it while there is nothing to draw. */
  readonly children: ((language: Language) => ReactNode) | string
}

/** The same with words, in each language. */
export function PreviewInLanguage(props: PreviewInLanguageProps) {
  const { title, text, className, children } = props
  const [language, setLanguage] = useState<Language>('EN')
  return (
    <PreviewCard title={title}>
      {(theme) => (
        <>
          <Select
            dense
            label={props.language}
            value={language}
            options={languages.map(({ wire, name }) => ({ value: wire, label: name }))}
            onValue={setLanguage}
          />
          {typeof children === 'string' ? (
            <p className="text-text-3">{children}</p>
          ) : (
            <figure
              // Nothing in a picture of the site may take the focus or a click.
              inert
              data-theme={theme}
              aria-label={title}
              className={cx('rounded-ctl border border-line bg-bg p-3 text-text', className)}
            >
              {children(language)}
            </figure>
          )}
          <p className="text-meta text-text-3">{text}</p>
        </>
      )}
    </PreviewCard>
  )
}
