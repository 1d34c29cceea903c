import { useEffect } from 'react'
import { go, readAddress } from '@baize/ui/navigation/address.ts'
import { Button } from '@baize/ui/button'
import { useAnnounce } from '@baize/ui/overlays/live-region'
import { Note, type NoteTone } from '@baize/ui/waiting/note'
import { Timeline, type TimelineStep } from '@baize/ui/figures/timeline'
import type { Deposit, DepositState } from '@baize/contract/cashier/deposits'
import { useText } from '@baize/texts/use-text'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import type { Sums } from '../../../shared/sums.ts'
import { reasonWords, depositStepWords, textWords, titleWords } from './words.ts'

type Told = Exclude<DepositState, 'awaiting'>

const tones: Readonly<Record<Told, NoteTone>> = {
  verifying: 'info',
  held: 'pending',
  success: 'ok',
  failed: 'bad',
  expired: 'plain',
  cancelled: 'plain',
  returned: 'info',
}

type Props = {
  readonly deposit: Deposit
  readonly state: Told
  readonly sums: Sums
  readonly onDone: (() => void) | undefined
}

/** What became of an order, or who looks at it, with its steps and what can be done now. */
export function DepositOutcome({ deposit, state, sums, onDone }: Props) {
  const t = useText()
  const title = t(titleWords[state], {
    amount: sums.full(deposit.credited ?? deposit.returned ?? deposit.amount),
  })
  useSaid(title)
  // That a person decided is said by the note; what was sent back was found.
  const isDecided = state === 'returned' && deposit.reason === 'rejected_by_operator'
  const why = isDecided ? null : deposit.reason
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-5">
      <Note tone={tones[state]} title={title}>
        <p>{t(textWords[state])}</p>
        {why !== null && <p className="mt-1">{t(reasonWords[why])}</p>}
        {deposit.note !== '' && (
          <p className="mt-1 break-words">{t('cashier.noteOfOperator', { note: deposit.note })}</p>
        )}
      </Note>
      <Timeline label={t('cashier.whatHappened')} steps={useSteps(deposit)} />
      <Next deposit={deposit} state={state} sums={sums} onDone={onDone} />
    </div>
  )
}

/** The page changes by itself, so whoever does not see it is told. */
function useSaid(sentence: string): void {
  const announce = useAnnounce()
  useEffect(() => announce(sentence), [announce, sentence])
}

function useSteps({ steps, state }: Deposit): TimelineStep[] {
  const t = useText()
  const bad: readonly DepositState[] = ['failed', 'expired', 'cancelled']
  return steps.map((step, index) => {
    const isLast = index === steps.length - 1
    const stands = isLast && (state === 'verifying' || state === 'held')
    return {
      id: `${index}-${step.state}`,
      title: t(depositStepWords[step.state]),
      at: <BrandMoment at={step.at} />,
      state: stands ? 'now' : bad.includes(step.state) ? 'failed' : 'done',
    }
  })
}

function Next({ deposit, state, sums, onDone }: Props) {
  const t = useText()
  const again = () => {
    const { path, search } = readAddress()
    const { order: _order, ...rest } = search
    const amount = sums.read(sums.typed(deposit.amount)).ok ? deposit.amount : undefined
    go({ path, search: { ...rest, method: deposit.method.id, amount } }, { replace: true })
  }
  const anew = () => {
    const { path, search } = readAddress()
    const { order: _order, amount: _amount, method: _method, ...rest } = search
    go({ path, search: rest }, { replace: true })
  }
  if (state === 'verifying' || state === 'held') {
    return <p className="text-meta text-text-3">{t('cashier.mayLeave')}</p>
  }
  return (
    <div className="flex flex-wrap gap-3">
      {state === 'success' ? (
        <>
          {onDone && (
            <Button variant="primary" onClick={onDone}>
              {t('cashier.done')}
            </Button>
          )}
          <Button onClick={anew}>{t('cashier.depositMore')}</Button>
        </>
      ) : (
        <>
          <Button variant="primary" onClick={again}>
            {t('ui.tryAgain')}
          </Button>
          <Button onClick={anew}>{t('cashier.otherMethod')}</Button>
        </>
      )}
    </div>
  )
}
