import { useDeferredValue, useMemo } from 'react'
import { cleanHtml, type HtmlForm } from '@baize/kernel/html'
import { Note } from '@baize/ui/waiting/note'
import { TextArea } from '@baize/ui/forms/text-area'
import { useText } from '@baize/texts/use-text'
import { HtmlPreview } from './html-preview.tsx'

type HtmlFieldProps = {
  readonly label: string
  readonly form: HtmlForm
  readonly value: string
  readonly lang: string
  readonly maxLength: number
  readonly rows: number
  readonly disabled: boolean
  /** Shows the text beside the source as people will see it. */
  readonly hasPreview?: boolean
  readonly onValue: (value: string) => void
}

const marks: Record<HtmlForm, string> = {
  line: '<b> <em> <a> <br> <small> <code>',
  page: '<p> <h2> <h3> <ul> <ol> <li> <b> <em> <a> <img> <table> <blockquote>',
}

/** HTML as it is typed, what will not be kept of it, and what people will see. */
export function HtmlField(props: HtmlFieldProps) {
  const { label, form, value, lang, maxLength, rows, disabled, hasPreview, onValue } = props
  const t = useText()
  const settled = useDeferredValue(value)
  const { html, removed } = useMemo(() => cleanHtml(settled, form), [settled, form])
  return (
    <div className="grid gap-3">
      <TextArea
        label={label}
        lang={lang}
        rows={rows}
        maxLength={maxLength}
        value={value}
        disabled={disabled}
        spellCheck
        countUsed={(used, of) => t('content-desk.used', { used, of })}
        help={t('content-desk.htmlHelp', { marks: marks[form] })}
        onChange={(event) => onValue(event.target.value)}
      />
      {removed.length > 0 && (
        <Note tone="pending" role="status" title={t('content-desk.removedTitle')}>
          {t('content-desk.removedText', { removed: removed.join(', ') })}
        </Note>
      )}
      {hasPreview && (
        <figure>
          <figcaption className="mb-1.5 font-medium">{t('content-desk.preview')}</figcaption>
          <div className="max-h-96 overflow-y-auto rounded-ctl border border-line bg-bg px-4 py-3">
            {html === '' ? (
              <p className="text-text-3">{t('content-desk.previewEmpty')}</p>
            ) : (
              <HtmlPreview html={html} lang={lang} />
            )}
          </div>
        </figure>
      )}
    </div>
  )
}
