import { Button } from '@baize/ui/button'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'

export type Created = { readonly account: string; readonly password: string }

type Props = { readonly created: Created; readonly onClose: () => void }

/** The one time that the first password can be read. It has no × that a slip could hit: it is closed by its button. */
export function CreatedAccount({ created: { account, password }, onClose }: Props) {
  const t = useText()
  return (
    <Dialog
      open
      closable={false}
      onClose={onClose}
      size="sm"
      title={t('agents-accounts.created')}
      footer={
        <Button variant="primary" block onClick={onClose}>
          {t('agents-accounts.createdDone')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Note tone="pending" title={t('agents-accounts.shownOnce')}>
          {t('agents-accounts.shownOnceText')}
        </Note>
        {[
          { id: 'account', label: t('agents-accounts.userName'), text: account },
          { id: 'password', label: t('agents-accounts.firstPassword'), text: password },
        ].map(({ id, label, text }) => (
          <div key={id} className="grid gap-1">
            <span className="text-body-s font-semibold">{label}</span>
            <p className="flex min-h-11 items-center justify-between gap-2 rounded-ctl bg-s2 ps-3 pe-1">
              <code className="figures min-w-0 py-2 break-all">{text}</code>
              <CopyButton text={text} label={t('agents-accounts.copy')} />
            </p>
          </div>
        ))}
      </div>
    </Dialog>
  )
}
