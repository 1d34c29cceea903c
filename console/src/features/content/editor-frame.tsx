import { ArrowLeft, Save, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '@baize/ui/button'
import { PageHead } from '@baize/ui/navigation/page-head'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { useOperator } from '../../shared/operator.ts'
import { ReadOnlyNote } from '../../shared/documents/read-only-note.tsx'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { contentWriters } from './api.ts'

type EditorFrameProps = {
  readonly title: string
  readonly sub?: ReactNode
  /** The name of the list that it came from. */
  readonly back: string
  readonly isChanged: boolean
  /** Why it cannot be saved as it stands, if so. */
  readonly blocked?: string | undefined
  readonly onBack: () => void
  readonly onSave: (reason: string) => Promise<unknown>
  /** Absent for what is new, and for what must stay. */
  readonly onRemove?: ((reason: string) => Promise<unknown>) | undefined
  readonly children: ReactNode
  /** Stands beside the fields on a wide screen. */
  readonly aside?: ReactNode
}

/** The page of one entry: its fields, how it will look, and the two things that can be done to it. */
export function EditorFrame(props: EditorFrameProps) {
  const t = useText()
  const show = useToast()
  const { can } = useOperator()
  const [open, setOpen] = useState<'save' | 'remove'>()
  const mayWrite = can(...contentWriters)
  const { blocked, isChanged, onRemove } = props
  const close = () => setOpen(undefined)
  const save = async (reason: string) => {
    await props.onSave(reason)
    show(t('content-desk.saved'), 'ok')
  }
  const remove = async (reason: string) => {
    await onRemove?.(reason)
    show(t('content-desk.removed'), 'ok')
    props.onBack()
  }
  return (
    <>
      <div>
        <Button size="sm" variant="ghost" icon={<ArrowLeft size={16} />} onClick={props.onBack}>
          {props.back}
        </Button>
      </div>
      <PageHead
        title={props.title}
        sub={props.sub}
        actions={
          mayWrite && (
            <>
              {onRemove && (
                <Button icon={<Trash2 size={18} />} onClick={() => setOpen('remove')}>
                  {t('content-desk.remove')}
                </Button>
              )}
              <Button
                variant="primary"
                icon={<Save size={18} />}
                disabled={!isChanged || blocked !== undefined}
                onClick={() => setOpen('save')}
              >
                {t('content-desk.save')}
              </Button>
              {isChanged && blocked !== undefined && (
                <span className="text-meta text-neg">{blocked}</span>
              )}
            </>
          )
        }
      />
      {!mayWrite && <ReadOnlyNote writers={contentWriters} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_27rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{props.children}</div>
        {props.aside}
      </div>
      {open === 'save' && (
        <ReasonDialog
          title={t('content-desk.saveTitle', { name: props.title })}
          text={t('content-desk.saveText')}
          action={t('content-desk.save')}
          onConfirm={save}
          onClose={close}
        />
      )}
      {open === 'remove' && (
        <ReasonDialog
          title={t('content-desk.removeTitle', { name: props.title })}
          text={t('content-desk.removeText')}
          action={t('content-desk.remove')}
          tone="danger"
          onConfirm={remove}
          onClose={close}
        />
      )}
    </>
  )
}
