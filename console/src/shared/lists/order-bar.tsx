import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/waiting/note'
import { useToast } from '@baize/ui/overlays/toast'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { ReasonDialog } from '../forms/reason-dialog.tsx'

/** The words of a list whose order can be changed; each feature has its own. */
export type OrderWords = {
  readonly notSaved: TextKey
  readonly undo: TextKey
  readonly save: TextKey
  /** What saving does. */
  readonly text: TextKey
  readonly saved: TextKey
}

type OrderBarProps = {
  readonly words: OrderWords
  readonly onSave: (reason: string) => Promise<unknown>
  readonly onUndo: () => void
}

/** Says that the rows stand otherwise than people see them, and offers to make it so. */
export function OrderBar({ words, onSave, onUndo }: OrderBarProps) {
  const t = useText()
  const show = useToast()
  const [isAsking, setAsking] = useState(false)
  const save = async (reason: string) => {
    await onSave(reason)
    show(t(words.saved), 'ok')
  }
  return (
    <>
      <Note
        tone="info"
        role="status"
        action={
          <span className="flex flex-wrap justify-end gap-2">
            <Button size="sm" onClick={onUndo}>
              {t(words.undo)}
            </Button>
            <Button size="sm" variant="primary" onClick={() => setAsking(true)}>
              {t(words.save)}
            </Button>
          </span>
        }
      >
        {t(words.notSaved)}
      </Note>
      {isAsking && (
        <ReasonDialog
          title={t(words.save)}
          text={t(words.text)}
          action={t(words.save)}
          onConfirm={save}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
