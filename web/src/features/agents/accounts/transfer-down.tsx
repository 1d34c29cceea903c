import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Downline } from '@baize/contract/agents/team-reports'
import type { DownlineTransfer } from '@baize/contract/cashier/downline'
import { Button } from '@baize/ui/button'
import { KeyValues } from '@baize/ui/figures/key-values'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { BrandMoment, useMomentText } from '../../../shared/brand-moment.tsx'
import { Loading } from '../../../shared/loading.tsx'
import { overPage } from '../../../shared/over-page.ts'
import { useSums } from '../../../shared/sums.ts'
import { transferQuery, type TransferView } from './transfer-api.ts'
import { TransferForm } from './transfer-form.tsx'

type Props = { readonly member: Downline; readonly onClose: () => void }

/** Cash for somebody of the team: for good, so it is looked at twice. */
export function TransferDown({ member, onClose }: Props) {
  const t = useText()
  const { data, error, refetch } = useQuery(transferQuery(member.id))
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t('agents-accounts.transferTo', { account: member.account })}
    >
      {data ? (
        <Transfer to={member.id} view={data} onClose={onClose} />
      ) : (
        <Loading error={error} onRetry={refetch} />
      )}
    </Dialog>
  )
}

type TransferProps = {
  readonly to: string
  readonly view: TransferView
  readonly onClose: () => void
}

function Transfer({ to, view, onClose }: TransferProps) {
  const t = useText()
  const at = useMomentText()
  const sums = useSums(view.currency)
  const here = useAddress()
  const [done, setDone] = useState<DownlineTransfer>()
  if (done) {
    return (
      <div className="grid gap-4">
        <Note tone="ok" role="status" title={t('agents-accounts.transferDone')}>
          {t('agents-accounts.transferDoneText', {
            amount: sums.full(done.amount),
            account: done.to,
          })}
        </Note>
        <KeyValues
          ruled
          items={[
            {
              id: 'at',
              label: t('agents-accounts.transferAt'),
              value: <BrandMoment at={done.at} />,
            },
            {
              id: 'id',
              label: t('agents-accounts.transferNumber'),
              value: <code className="figures text-meta break-all">{done.id}</code>,
            },
          ]}
        />
        <Button variant="primary" block onClick={onClose}>
          {t('agents-accounts.close')}
        </Button>
      </div>
    )
  }
  if (view.heldUntil !== null) {
    return (
      <Note tone="pending" title={t('agents-accounts.held')}>
        {t('agents-accounts.heldText', { time: at(view.heldUntil) })}
      </Note>
    )
  }
  if (!view.paymentPasswordSet) {
    return (
      <Note tone="pending" title={t('agents-accounts.noPaymentPassword')}>
        <p>{t('agents-accounts.noPaymentPasswordText')}</p>
        <Link to={overPage(here, { m: 'securityCenter' })} className="text-link hover:underline">
          {t('agents-accounts.setPaymentPassword')}
        </Link>
      </Note>
    )
  }
  return <TransferForm to={to} view={view} sums={sums} onDone={setDone} />
}
