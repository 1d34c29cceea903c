import { TriangleAlert } from 'lucide-react'
import type { DeskWithdrawal } from '@baize/contract/cashier/withdrawals-desk'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { signalNames } from './words.ts'

type SignalsProps = { readonly signals: DeskWithdrawal['signals'] }

/** The first signal and how many more there are; each says what it rests on when pointed at. */
export function SignalChips({ signals }: SignalsProps) {
  const t = useText()
  const [first, ...rest] = signals
  if (!first) return <span className="text-text-3">{t('cashier-desk.noSignals')}</span>
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <span title={isMoment(first.detail) ? undefined : first.detail}>
        <StatusChip tone="outline">{t(signalNames[first.kind])}</StatusChip>
      </span>
      {rest.length > 0 && (
        <span title={rest.map(({ kind }) => t(signalNames[kind])).join(', ')}>
          <StatusChip tone="outline">
            <span className="visually-hidden">
              {t('cashier-desk.moreSignals', { count: rest.length })}
            </span>
            <span aria-hidden="true">{`+${rest.length}`}</span>
          </StatusChip>
        </span>
      )}
    </span>
  )
}

/** Every signal with the fact that it rests on. They are facts; the reviewer judges. */
export function SignalList({ signals, askedAt }: SignalsProps & { readonly askedAt: string }) {
  const t = useText()
  return (
    <section aria-label={t('cashier-desk.signals')}>
      <h3 className="font-sans text-body-s font-semibold tracking-normal">
        {signals.length === 0
          ? t('cashier-desk.signalsNone')
          : t('cashier-desk.signalsCount', { count: signals.length })}
      </h3>
      <ul className="mt-1.5 grid gap-1.5">
        {signals.map(({ kind, detail }) => (
          <li key={`${kind} ${detail}`} className="flex items-start gap-2">
            <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none text-warn" />
            <span className="font-medium">{t(signalNames[kind])}</span>
            <span className="ms-auto min-w-0 text-end break-words text-text-3">
              <Fact detail={detail} askedAt={askedAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const isMoment = (detail: string) => /^\d{4}-\d{2}-\d{2}T/.test(detail)

type FactProps = { readonly detail: string; readonly askedAt: string }

/** What a signal rests on: a time on the merchant's clock, else as the server says it. */
function Fact({ detail, askedAt }: FactProps) {
  const t = useText()
  if (!isMoment(detail)) return detail
  if (Date.parse(detail) < Date.parse(askedAt)) return <DeskMoment at={detail} show="date" />
  return (
    <>
      <DeskMoment at={detail} />{' '}
      <span className="font-medium text-warn">{t('cashier-desk.signalAfter')}</span>
    </>
  )
}
