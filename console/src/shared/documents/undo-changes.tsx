import { Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { useHeldNumbers } from '@baize/ui/forms/held-numbers'
import { useText } from '@baize/texts/use-text'
import type { OpenDocument } from './use-document.ts'

type UndoChangesProps<Content> = {
  readonly document: OpenDocument<Content>
  readonly changes: number
}

/** Takes every change back, and offers to bring them again until something else is edited. */
export function UndoChanges<Content>({ document, changes }: UndoChangesProps<Content>) {
  const t = useText()
  const [undone, setUndone] = useState<{ readonly content: Content; readonly changes: number }>()
  const { forget } = useHeldNumbers()
  const { isChanged, content } = document
  if (undone && !isChanged) {
    return (
      <Button
        icon={<Redo2 size={18} />}
        onClick={() => {
          document.change(undone.content)
          setUndone(undefined)
        }}
      >
        {t('system-desk.redo', { changes: undone.changes })}
      </Button>
    )
  }
  return (
    <Button
      icon={<Undo2 size={18} />}
      disabled={!isChanged || !document.mayWrite}
      onClick={() => {
        setUndone({ content, changes })
        forget()
        document.discard()
      }}
    >
      {t('system-desk.undo', { changes })}
    </Button>
  )
}
