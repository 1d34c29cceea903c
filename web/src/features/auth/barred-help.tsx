import { CallFailed } from '@baize/contract/client/client'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../shared/brand-moment.tsx'

/** Whether somebody is kept out by a time-out or an exclusion. */
export function isBarred(error: unknown): error is CallFailed {
  const codes: readonly string[] = ['member_timed_out', 'member_excluded']
  return error instanceof CallFailed && codes.includes(error.code)
}

/** Beside the refusal of a login: until when, and where help is. */
export function BarredHelp({ error }: { readonly error: CallFailed }) {
  const t = useText()
  const momentText = useMomentText()
  const { until = null } = (error.value ?? {}) as { until?: string | null }
  const linkClass = 'inline-flex min-h-6 items-center font-semibold underline'
  return (
    <>
      <p>
        {until === null
          ? t('identity.barredForGood')
          : t('identity.barredUntil', { at: momentText(until, 'long') })}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        <Link to={{ path: '/help', hash: 'responsible' }} className={linkClass}>
          {t('identity.barredHelp')}
        </Link>
        <Link to={{ path: '/', search: { popup: 'support' } }} className={linkClass}>
          {t('shell.customerService')}
        </Link>
      </p>
    </>
  )
}
