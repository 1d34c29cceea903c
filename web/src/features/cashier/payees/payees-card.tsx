import { Plus } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useOnce } from '../../../shared/use-once.ts'
import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import type { Payee } from '@baize/contract/cashier/withdrawals'
import { useText } from '@baize/texts/use-text'
import { MoneyFailureNote } from '../money-failure-note.tsx'
import { Loading } from '../../../shared/loading.tsx'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import { payeesQuery, removePayee } from './api.ts'
import { isWaiting } from './is-waiting.ts'
import { PayeeForm } from './payee-form.tsx'
import { useEnding } from './use-ending.ts'
import { payeeIcons } from './payee-icons.ts'

/** Bank accounts and wallets to withdraw to: seen, added, taken off. */
export function PayeesCard() {
  const t = useText()
  const { data, error, refetch } = useQuery(payeesQuery)
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Payee>()
  return (
    <section aria-labelledby="own-payees" className="@container grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="own-payees" className="text-lead">
          {t('cashier.payees')}
        </h3>
        {data && data.payees.length < data.most && !adding && (
          <Button icon={<Plus size={18} />} onClick={() => setAdding(true)}>
            {t('cashier.addAccount')}
          </Button>
        )}
      </div>
      {data ? (
        <>
          {data.payees.length === 0 && !adding && (
            <p className="text-meta text-text-2">{t('cashier.noPayees')}</p>
          )}
          {data.payees.length >= data.most && (
            <p className="text-meta text-text-3">{t('cashier.mostPayees', { count: data.most })}</p>
          )}
          {data.payees.length > 0 && (
            <ul className="divide-y divide-line rounded-card border border-line">
              {data.payees.map((payee) => (
                <Row key={payee.id} payee={payee} onRemove={() => setLeaving(payee)} />
              ))}
            </ul>
          )}
          {adding && (
            <PayeeForm
              book={data}
              onAdded={() => setAdding(false)}
              onCancel={() => setAdding(false)}
            />
          )}
        </>
      ) : (
        <Loading error={error} onRetry={refetch} rows={2} />
      )}
      {leaving && <Remove payee={leaving} onClose={() => setLeaving(undefined)} />}
    </section>
  )
}

function Row({ payee, onRemove }: { readonly payee: Payee; readonly onRemove: () => void }) {
  const t = useText()
  const at = useMomentText()
  const ending = useEnding()
  const Icon = payeeIcons[payee.kind]
  const waits = isWaiting(payee)
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Icon size={20} aria-hidden="true" className="flex-none text-text-3" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium">{payee.institutionName}</p>
        <p className="text-meta text-text-2">
          {payee.holder}, {ending(payee.number)}
        </p>
        {waits && (
          <p className="text-meta text-warn">
            {t('cashier.usableAt', { time: at(payee.usableAt) })}
          </p>
        )}
      </div>
      <Button
        aria-label={t('cashier.removeOf', {
          name: `${payee.institutionName}, ${ending(payee.number)}`,
        })}
        onClick={onRemove}
      >
        {t('cashier.remove')}
      </Button>
    </li>
  )
}

function Remove({ payee, onClose }: { readonly payee: Payee; readonly onClose: () => void }) {
  const t = useText()
  const ending = useEnding()
  const remove = useOnce({ mutationFn: () => removePayee(payee.id), onSuccess: onClose })
  return (
    <Dialog
      open
      onClose={onClose}
      size="alert"
      title={t('cashier.removeAccount')}
      footer={
        <>
          <Button onClick={onClose} data-autofocus="">
            {t('cashier.keepIt')}
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('cashier.remove')}
          </Button>
        </>
      }
    >
      <p className="mb-2 font-semibold">
        {payee.institutionName}, {ending(payee.number)}
      </p>
      <p className="mb-3 text-text-2">{t('cashier.removeText')}</p>
      <MoneyFailureNote error={remove.error} />
    </Dialog>
  )
}
