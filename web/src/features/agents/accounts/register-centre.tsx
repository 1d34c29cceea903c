import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Segmented } from '@baize/ui/forms/segmented'
import { useText } from '@baize/texts/use-text'
import { useMedia } from '@baize/ui/look/use-media.ts'
import { Loading } from '../../../shared/loading.tsx'
import { centreQuery } from './api.ts'
import { Links } from './links.tsx'
import { NewAccount } from './new-account.tsx'
import { useChosenLink } from './use-chosen-link.ts'

/** Register centre: an account right below is opened here, or a link handed out. */
export function RegisterCentre() {
  const t = useText()
  const { data, error, refetch } = useQuery(centreQuery)
  const hasChosen = useChosenLink() !== ''
  const [asked, setPart] = useState<'account' | 'links'>()
  const part = asked ?? (hasChosen ? 'links' : 'account')
  // Paper is narrow, and what is being printed must stay.
  const isWide = useMedia('print, (min-width: 1100px)')
  if (!data) return <Loading error={error} onRetry={refetch} />
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <p className="-mt-2 text-text-3">{t('agents-accounts.about')}</p>
      {!isWide && (
        <Segmented
          label={t('agents.registerAccount')}
          value={part}
          onValue={setPart}
          segments={[
            { value: 'account', label: t('agents-accounts.newAccount') },
            { value: 'links', label: t('agents-accounts.links') },
          ]}
        />
      )}
      <div className="grid min-w-0 grid-cols-1 items-start gap-4 min-[1100px]:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        {(isWide || part === 'account') && <NewAccount centre={data} />}
        {(isWide || part === 'links') && <Links centre={data} isWide={isWide} />}
      </div>
    </div>
  )
}
