import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/note'
import { useToast } from '@baize/ui/toast'
import { useText } from '@baize/texts/use-text'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'

type OrderBarProps = {
  readonly onSave: (reason: string) => Promise<unknown>
  readonly onUndo: () => void
}

/** Says that the rows stand in another order than people see, and offers to make it so. */
export function OrderBar({ onSave, onUndo }: OrderBarProps) {
  const t = useText()
  const show = useToast()
  const [isAsking, setAsking] = useState(false)
  const save = async (reason: string) => {
    await onSave(reason)
    show(t('content.orderSaved'), 'ok')
  }
  return (
    <>
      <Note
        tone="info"
        role="status"
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="sm" onClick={onUndo}>
              {t('content.undoOrder')}
            </Button>
            <Button size="sm" variant="primary" onClick={() => setAsking(true)}>
              {t('content.saveOrder')}
            </Button>
          </span>
        }
      >
        {t('content.orderChanged')}
      </Note>
      {isAsking && (
        <ReasonDialog
          title={t('content.saveOrder')}
          text={t('content.orderText')}
          action={t('content.saveOrder')}
          onConfirm={save}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
