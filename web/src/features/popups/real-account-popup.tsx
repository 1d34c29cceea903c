import { Dialog } from '@baize/ui/overlays/dialog'
import { Link } from '@baize/ui/navigation/link'
import { buttonClass } from '@baize/ui/button-class.ts'
import { useText } from '@baize/texts/use-text'

/**
 * A trial account may look and not enter. The product's own keys for this warning and its button are
 * `in_need_true_account` and `in_increase_submit`.
 */
export function RealAccountPopup({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('shell.needRealAccount')}
      footer={
        <Link to="/register" replace className={buttonClass({ variant: 'primary', block: true })}>
          {t('shell.createRealAccount')}
        </Link>
      }
    >
      <p className="text-text-2">{t('shell.needRealAccountText')}</p>
    </Dialog>
  )
}
