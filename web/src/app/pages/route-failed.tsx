import { buttonClass } from '@baize/ui/button-class.ts'
import { useText } from '@baize/texts/use-text'
import { PlainNotice } from './plain-notice.tsx'

/** The code of a page did not come: too slow, or the network failed. */
export function RouteFailed({ slow }: { slow: boolean }) {
  const t = useText()
  return (
    <div role="alert">
      <PlainNotice
        title={t(slow ? 'shell.tooSlowTitle' : 'shell.loadFailedTitle')}
        text={t(slow ? 'shell.tooSlowText' : 'errors.network_failed')}
        action={
          <button
            type="button"
            onClick={() => location.reload()}
            className={buttonClass({ variant: 'primary' })}
          >
            {t('shell.reload')}
          </button>
        }
      />
    </div>
  )
}
