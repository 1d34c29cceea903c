import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { PointOrder } from '@baize/contract/points/points-desk'
import { Button } from '@baize/ui/button'
import { KeyValues } from '@baize/ui/figures/key-values'
import { TextField } from '@baize/ui/forms/text-field'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useToast } from '@baize/ui/overlays/toast'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { BookAmount } from '../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { MemberLink } from '../../shared/figures/member-link.tsx'
import { useCountText } from '../../shared/figures/use-count-text.ts'
import { useWrite } from '../../shared/forms/use-write.ts'
import { useOperator } from '../../shared/operator.ts'
import { mallRoot, orderQuery } from './api.ts'
import { stateTexts } from './words.ts'

type Props = { readonly order: PointOrder; readonly onClose: () => void }

/** One request: who, what, where to, what became of it, and the decision. */
export function OrderDrawer({ order, onClose }: Props) {
  const t = useText()
  const countText = useCountText()
  const mayDecide = useOperator().can('admin', 'finance')
  return (
    <Dialog open size="md" title={order.name || t('points-desk.typeConvert')} onClose={onClose}>
      <div className="grid gap-4">
        <KeyValues
          ruled
          items={[
            {
              id: 'member',
              label: t('points-desk.member'),
              value: <MemberLink id={order.member} />,
            },
            { id: 'account', label: t('points-desk.account'), value: order.account },
            { id: 'id', label: t('points-desk.number'), value: <code>{order.id}</code> },
            {
              id: 'points',
              label: t('points-desk.points'),
              value: <span className="figures">{countText(order.points)}</span>,
            },
            ...(order.quantity > 1
              ? [{ id: 'quantity', label: t('points-desk.quantity'), value: order.quantity }]
              : []),
            ...(order.variant === ''
              ? []
              : [{ id: 'variant', label: t('points-desk.variant'), value: order.variant }]),
            ...(order.funds
              ? [
                  {
                    id: 'funds',
                    label: t('points-desk.funds'),
                    value: <BookAmount {...order.funds} bare={false} />,
                  },
                ]
              : []),
            ...(order.carrier === ''
              ? []
              : [
                  {
                    id: 'carrier',
                    label: t('points-desk.carrier'),
                    value: [order.carrier, order.tracking].filter(Boolean).join(', '),
                  },
                ]),
            ...order.steps.map(({ state, at, by }) => ({
              id: state,
              label: t(stateTexts[state]),
              value: (
                <>
                  <DeskMoment at={at} /> {by}
                </>
              ),
            })),
            ...(order.remark === ''
              ? []
              : [{ id: 'remark', label: t('points-desk.remark'), value: order.remark }]),
          ]}
        />
        {order.approval !== null && <Note tone="pending">{t('points-desk.orderWaits')}</Note>}
        {mayDecide && order.type === 'physical' && <Address id={order.id} />}
        {mayDecide && order.state === 'processing' && <Decide order={order} onDone={onClose} />}
        {mayDecide && order.state === 'approved' && order.type === 'physical' && (
          <Ship order={order} onDone={onClose} />
        )}
      </div>
    </Dialog>
  )
}

/** Whoever opens it is on record, so it is asked for and not shown by itself. */
function Address({ id }: { readonly id: string }) {
  const t = useText()
  const [shown, setShown] = useState(false)
  const { data, error, refetch } = useQuery({ ...orderQuery(id), enabled: shown })
  if (!shown) {
    return <Button onClick={() => setShown(true)}>{t('points-desk.showAddress')}</Button>
  }
  const address = data?.address
  return (
    <>
      <FailureNote error={error} onRetry={refetch} />
      {address && (
        <address className="rounded-ctl border border-line p-3 break-words not-italic">
          {[address.name, address.lines, `${address.postcode} ${address.city}`.trim()].map(
            (line) => (
              <span key={line} className="block">
                {line}
              </span>
            ),
          )}
          <span className="block text-text-3">{address.phone}</span>
        </address>
      )}
    </>
  )
}

type FormProps = { readonly order: PointOrder; readonly onDone: () => void }

/** Sends one decision and closes, and says so where a second person is asked; what is refused is said and stays. */
function useDecision(onDone: () => void) {
  const t = useText()
  const show = useToast()
  const write = useWrite(mallRoot)
  const [error, setError] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  async function decide(send: () => Promise<PointOrder>): Promise<void> {
    setBusy(true)
    try {
      const { approval } = await write(send)
      if (approval !== null) show(t('points-desk.orderWaits'), 'ok')
      onDone()
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return { decide, error, busy }
}

const leastRemark = 3

function Decide({ order: { id, version }, onDone }: FormProps) {
  const t = useText()
  const [remark, setRemark] = useState('')
  const { decide, error, busy } = useDecision(onDone)
  const text = remark.trim()
  return (
    <div className="grid gap-3">
      <TextField
        label={t('points-desk.remark')}
        help={t('points-desk.remarkHelp')}
        maxLength={300}
        value={remark}
        onChange={({ target }) => setRemark(target.value)}
      />
      <FailureNote error={error} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={busy}
          onClick={() =>
            void decide(() => call(calls.approvePointOrder, { id, version, remark: text }))
          }
        >
          {t('points-desk.approve')}
        </Button>
        <Button
          variant="danger"
          busy={busy}
          disabled={text.length < leastRemark}
          onClick={() =>
            void decide(() => call(calls.rejectPointOrder, { id, version, remark: text }))
          }
        >
          {t('points-desk.reject')}
        </Button>
      </div>
    </div>
  )
}

function Ship({ order: { id, version }, onDone }: FormProps) {
  const t = useText()
  const [carrier, setCarrier] = useState('')
  const [tracking, setTracking] = useState('')
  const { decide, error, busy } = useDecision(onDone)
  return (
    <div className="grid gap-3">
      <TextField
        label={t('points-desk.carrier')}
        maxLength={60}
        value={carrier}
        onChange={({ target }) => setCarrier(target.value)}
      />
      <TextField
        label={t('points-desk.tracking')}
        maxLength={100}
        value={tracking}
        onChange={({ target }) => setTracking(target.value)}
      />
      <FailureNote error={error} />
      <Button
        variant="primary"
        busy={busy}
        disabled={carrier.trim() === ''}
        onClick={() =>
          void decide(() =>
            call(calls.shipPointOrder, {
              id,
              version,
              carrier: carrier.trim(),
              tracking: tracking.trim(),
            }),
          )
        }
      >
        {t('points-desk.ship')}
      </Button>
    </div>
  )
}
