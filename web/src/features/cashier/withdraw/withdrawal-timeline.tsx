import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Timeline, type TimelineStep } from '@baize/ui/figures/timeline'
import type { Withdrawal, WithdrawalState } from '@baize/contract/cashier/withdrawals'
import { useText } from '@baize/texts/use-text'
import { TimeLeft } from '../countdown.tsx'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import type { Sums } from '../../../shared/sums.ts'
import { receivedWords, withdrawalStepWords } from './words.ts'

type Props = {
  readonly withdrawal: Withdrawal
  readonly sums: Sums
  /** What is asked of the member while a payment waits for a word. */
  readonly question: ReactNode
}

const way = ['requested', 'reviewing', 'approved', 'disbursed'] as const
const bad: readonly WithdrawalState[] = ['rejected', 'not_received']

/** What happened to it, with its times, and what still comes. */
export function WithdrawalTimeline({ withdrawal, sums, question }: Props) {
  const t = useText()
  const { steps, state, confirmBy } = withdrawal
  const isOver = !way.some((one) => one === state)
  const done = steps.map((step, index): TimelineStep => {
    const isNow =
      index === steps.length - 1 &&
      (state === 'reviewing' || state === 'approved' || state === 'requested')
    return {
      id: `${index}-${step.state}`,
      title: t(withdrawalStepWords[step.state]),
      at: <BrandMoment at={step.at} />,
      text: textOf(step.state, withdrawal, sums, t),
      state: isNow ? 'now' : bad.includes(step.state) ? 'failed' : 'done',
    }
  })
  const reached = new Set<string>(steps.map((step) => step.state))
  const coming = isOver
    ? []
    : way
        .filter((one) => !reached.has(one) && way.indexOf(one) > way.indexOf(state as 'requested'))
        .map((one): TimelineStep => ({
          id: one,
          title: t(withdrawalStepWords[one]),
          state: 'next',
        }))
  const ask: TimelineStep[] = isOver
    ? []
    : [
        {
          id: 'arrived',
          icon: <CircleHelp size={16} aria-hidden="true" />,
          title: t('cashier.didItArrive'),
          at: state === 'disbursed' && confirmBy !== null && (
            <>
              <TimeLeft until={confirmBy} /> {t('cashier.left')}
            </>
          ),
          text: state === 'disbursed' && question,
          state: state === 'disbursed' ? 'now' : 'next',
        },
      ]
  return <Timeline label={t('cashier.whatHappened')} steps={[...done, ...coming, ...ask]} />
}

function textOf(
  state: WithdrawalState,
  withdrawal: Withdrawal,
  sums: Sums,
  t: ReturnType<typeof useText>,
): ReactNode {
  const { disbursed, returned, received, remaining, payee, receivedBy } = withdrawal
  if (state === 'disbursed' && disbursed !== null) {
    const sent = t('cashier.sentTo', {
      amount: sums.full(disbursed),
      to: `${payee.institutionName}, ${t('cashier.ending', { last: payee.number.slice(-4) })}`,
    })
    const isPart = returned !== null && BigInt(returned) > 0n
    return isPart ? `${sent} ${t('cashier.returnedRest', { amount: sums.full(returned) })}` : sent
  }
  if (state === 'rejected' && returned !== null) {
    return t('cashier.returnedAll', { amount: sums.full(returned) })
  }
  if (state === 'partly_received' && received !== null && remaining !== null) {
    return t('cashier.receivedPart', {
      received: sums.full(received),
      remaining: sums.full(remaining),
    })
  }
  if (state === 'received' && receivedBy !== null) return t(receivedWords[receivedBy])
  return undefined
}
