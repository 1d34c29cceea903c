import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { TeamPicture } from '@baize/ui/figures/pictures'
import type { UplineTransfer } from '@baize/contract/cashier/upline'
import { isCurrency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { Loading } from '../../../shared/loading.tsx'
import { useSums } from '../../../shared/sums.ts'
import { MoneyHeld, SetPassword } from '../withdraw/stopped.tsx'
import { uplineQuery, type Upline } from './api.ts'
import { UplineForm } from './upline-form.tsx'
import { LatestTransfers } from './latest-transfers.tsx'
import { UplineReceipt } from './upline-receipt.tsx'

type Props = {
  /** The form of the first payment password. */
  readonly setPassword: ReactNode
}

/** Cash for whoever is above: for good, so it is looked at twice. */
export function UplinePage({ setPassword }: Props) {
  const { data, error, refetch } = useQuery(uplineQuery)
  return (
    <div className="@container">
      {data ? (
        <Upward upline={data} setPassword={setPassword} />
      ) : (
        <Loading error={error} onRetry={refetch} />
      )}
    </div>
  )
}

function Upward({ upline, setPassword }: Props & { readonly upline: Upline }) {
  const t = useText()
  const sums = useSums(isCurrency(upline.currency) ? upline.currency : 'PHP')
  const [done, setDone] = useState<UplineTransfer>()
  if (upline.upline === null) {
    return (
      <EmptyState
        picture={<TeamPicture />}
        title={t('cashier.noUpline')}
        text={t('cashier.noUplineText')}
      />
    )
  }
  return (
    <>
      {done ? (
        <UplineReceipt transfer={done} sums={sums} onAgain={() => setDone(undefined)} />
      ) : upline.heldUntil !== null ? (
        <MoneyHeld until={upline.heldUntil} />
      ) : upline.paymentPasswordSet ? (
        <UplineForm upline={upline} name={upline.upline} sums={sums} onDone={setDone} />
      ) : (
        <SetPassword>{setPassword}</SetPassword>
      )}
      <LatestTransfers items={upline.latest} sums={sums} />
    </>
  )
}
