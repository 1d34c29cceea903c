import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'
import type { FieldChange } from './diff-fields.ts'

type FieldChangesProps = {
  readonly changes: readonly FieldChange[]
  /** How many fields show before one asks for the rest. */
  readonly first?: number
}

/** What was and what is, field by field; sign and word stand beside the colour. */
export function FieldChanges({ changes, first = 12 }: FieldChangesProps) {
  const t = useText()
  const [all, setAll] = useState(false)
  const shown = all ? changes : changes.slice(0, first)
  return (
    <div className="overflow-clip rounded-ctl border border-line">
      {shown.map((change) => (
        <Change key={change.path} change={change} />
      ))}
      {shown.length < changes.length && (
        <div className="border-t border-line p-2">
          <Button size="sm" variant="ghost" block onClick={() => setAll(true)}>
            {t('ops.showMoreFields', { count: changes.length - shown.length })}
          </Button>
        </div>
      )}
    </div>
  )
}

function Change({ change }: { change: FieldChange }) {
  const t = useText()
  return (
    <div className="border-t border-line first:border-t-0">
      <p className="border-b border-line px-3 py-2 break-all text-text-2">
        {change.path === '' ? t('ops.wholeValue') : change.path}
      </p>
      {change.before !== undefined && <Side sign="−" word={t('ops.before')} text={change.before} />}
      {change.after !== undefined && <Side sign="+" word={t('ops.after')} text={change.after} />}
    </div>
  )
}

function Side({ sign, word, text }: { sign: '−' | '+'; word: string; text: string }) {
  const t = useText()
  const look = sign === '+' ? 'bg-chip-ok-bg text-chip-ok' : 'bg-chip-bad-bg text-chip-bad'
  return (
    <div className={`flex gap-2 px-3 py-2 ${look}`}>
      <span aria-hidden="true" className="font-semibold">
        {sign}
      </span>
      <span className="min-w-0 flex-1 break-words whitespace-pre-wrap">
        {text === '' ? t('ops.emptyText') : text}
      </span>
      <span className="text-caption">{word}</span>
    </div>
  )
}
