import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useText } from '@baize/texts/use-text'
import { FailureNote } from '@baize/ui/waiting/failure-note'

type Props = {
  readonly count: number
  readonly busy: boolean
  readonly error: unknown
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Asks before messages go, because they do not come back. */
export function RemoveDialog({ count, busy, error, onRemove, onClose }: Props) {
  const t = useText()
  return (
    <Dialog
      open
      size="alert"
      onClose={onClose}
      title={t('support.removeTitle', { count })}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('support.keep')}</Button>
          <Button variant="danger" busy={busy} onClick={onRemove}>
            {t('support.remove')}
          </Button>
        </div>
      }
    >
      <p className="text-text-2">{t('support.removeText')}</p>
      <FailureNote error={error} />
    </Dialog>
  )
}
