import type { HandOver } from '@baize/contract/system/approvals'
import { Button } from '@baize/ui/button'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { KeyValues } from '@baize/ui/figures/key-values'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'

type HandOverDialogProps = { readonly handOver: HandOver; readonly onClose: () => void }

/** The one-time password that a yes made. It exists nowhere else, so neither Esc nor a slip closes this. */
export function HandOverDialog({ handOver, onClose }: HandOverDialogProps) {
  const t = useText()
  const { username, password, isKey = false } = handOver
  return (
    <Dialog
      open
      closable={false}
      size="sm"
      title={t('ops.handOverTitle')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('ops.handOverDone')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <KeyValues
          ruled
          items={[
            {
              id: 'username',
              label: t(isKey ? 'play-desk.key' : 'ops.username'),
              value: username,
            },
            {
              id: 'password',
              label: t(isKey ? 'play-desk.secretTitle' : 'ops.oneTimePassword'),
              value: password,
            },
          ]}
        />
        <div>
          <CopyButton text={password} label={t(isKey ? 'ops.copySecret' : 'ops.copyPassword')} />
        </div>
        <Note tone="pending">{t(isKey ? 'ops.handOverKey' : 'ops.handOverText')}</Note>
      </div>
    </Dialog>
  )
}
