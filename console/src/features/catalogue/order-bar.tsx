import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/note'
import { useToast } from '@baize/ui/toast'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'

const words = {
  order: {
    notSaved: 'catalogue.notSaved',
    save: 'catalogue.saveOrder',
    text: 'catalogue.orderText',
    saved: 'catalogue.orderSaved',
  },
  list: {
    notSaved: 'catalogue.listNotSaved',
    save: 'catalogue.saveList',
    text: 'catalogue.listText',
    saved: 'catalogue.listSaved',
  },
} as const satisfies Record<string, Record<string, TextKey>>

type OrderBarProps = {
  readonly of: keyof typeof words
  readonly onSave: (reason: string) => Promise<unknown>
  readonly onUndo: () => void
}

/** Says that the list stands otherwise than people see it, and offers to make it so. */
export function OrderBar({ of, onSave, onUndo }: OrderBarProps) {
  const t = useText()
  const said = words[of]
  const show = useToast()
  const [isAsking, setAsking] = useState(false)
  const save = async (reason: string) => {
    await onSave(reason)
    show(t(said.saved), 'ok')
  }
  return (
    <>
      <Note
        tone="info"
        role="status"
        action={
          <span className="flex flex-wrap justify-end gap-2">
            <Button size="sm" onClick={onUndo}>
              {t('catalogue.undo')}
            </Button>
            <Button size="sm" variant="primary" onClick={() => setAsking(true)}>
              {t(said.save)}
            </Button>
          </span>
        }
      >
        {t(said.notSaved)}
      </Note>
      {isAsking && (
        <ReasonDialog
          title={t(said.save)}
          text={t(said.text)}
          action={t(said.save)}
          onConfirm={save}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
