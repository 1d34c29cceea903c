import { TriangleAlert } from 'lucide-react'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useText } from '@baize/texts/use-text'

/** A refusal that must be seen before one goes on. */
export function WarningDialog({
  text,
  onClose,
}: {
  text: string | undefined
  onClose: () => void
}) {
  const t = useText()
  return (
    <Dialog
      open={text !== undefined}
      onClose={onClose}
      size="alert"
      title={t('identity.pleaseNote')}
      footer={
        <Button variant="primary" block data-autofocus="" onClick={onClose}>
          {t('shell.ok')}
        </Button>
      }
    >
      <div role="alert" className="flex gap-3">
        <TriangleAlert size={22} aria-hidden="true" className="flex-none text-warn" />
        <p className="text-body">{text}</p>
      </div>
    </Dialog>
  )
}
