import { readAddress } from '@baize/ui/navigation/address.ts'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { overPage } from '../../shared/over-page.ts'
import { noteBegun, type Begun } from './begun.ts'
import { useMomentText } from '../../shared/brand-moment.tsx'

const close = () => noteBegun(undefined)

/** The last word to who has just begun a break: until when, and where help is. */
export function BreakBegun({ until }: Begun) {
  const t = useText()
  const momentText = useMomentText()
  const linkClass = 'inline-flex min-h-11 items-center font-medium text-link hover:underline'
  return (
    <Dialog
      open
      onClose={close}
      size="alert"
      title={t('protection.begunTitle')}
      footer={
        <Button variant="primary" className="min-h-11" onClick={close}>
          {t('protection.close')}
        </Button>
      }
    >
      <p className="text-body text-text-2">
        {until === null
          ? t('protection.begunForGood')
          : t('protection.begunUntil', { at: momentText(until, 'long') })}
      </p>
      <p className="mt-3 text-body text-text-2">{t('protection.begunHelp')}</p>
      <p className="mt-1 flex flex-wrap gap-x-6">
        <Link to={{ path: '/help', hash: 'responsible' }} onClick={close} className={linkClass}>
          {t('protection.helpLink')}
        </Link>
        <Link
          to={overPage(readAddress(), { popup: 'support' })}
          onClick={close}
          className={linkClass}
        >
          {t('shell.customerService')}
        </Link>
      </p>
    </Dialog>
  )
}
