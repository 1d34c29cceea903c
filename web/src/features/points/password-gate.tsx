import type { ReactNode } from 'react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../shared/brand-moment.tsx'
import { overPage } from '../../shared/over-page.ts'
import type { PointConfig } from './api.ts'

/** Whoever has no payment password, or has just reset it, is told so before anything is filled in. */
export function PasswordGate({
  config,
  children,
}: {
  readonly config: PointConfig
  readonly children: ReactNode
}) {
  const t = useText()
  const at = useMomentText()
  const here = useAddress()
  if (config.heldUntil !== null) {
    return (
      <Note tone="pending" title={t('points.held')}>
        {t('points.heldText', { time: at(config.heldUntil) })}
      </Note>
    )
  }
  if (config.paymentPasswordSet) return children
  return (
    <Note tone="pending" title={t('points.noPassword')}>
      <p>{t('points.noPasswordText')}</p>
      <Link to={overPage(here, { m: 'securityCenter' })} className="text-link hover:underline">
        {t('points.setPassword')}
      </Link>
    </Note>
  )
}
