import { Dialog } from '@baize/ui/overlays/dialog'
import { Link } from '@baize/ui/navigation/link'
import { buttonClass } from '@baize/ui/button-class.ts'
import { useText } from '@baize/texts/use-text'

/** A trial account may look and not enter. The keys of the warning and of its button are the product's own. */
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
          {t('shell.in_increase_submit')}
        </Link>
      }
    >
      <p className="text-text-2">{t('shell.in_need_true_account')}</p>
    </Dialog>
  )
}
