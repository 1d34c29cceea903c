import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChaseWhole } from '@baize/contract/lottery/lottery-chases'
import { findPlay } from '@baize/games/lottery/lottery'
import { Button } from '@baize/ui/button'
import { KeyValues } from '@baize/ui/figures/key-values'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Dialog } from '@baize/ui/overlays/dialog'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import { Loading } from '../../../shared/loading.tsx'
import { useSums, type Sums } from '../../../shared/sums.ts'
import { useOnce } from '../../../shared/use-once.ts'
import { askAgain, chaseQuery, stopChase } from '../api.ts'
import { fullNameOfPlay } from '@baize/texts/lottery-names/play-name'
import { shortNumber } from '../short-number.ts'
import { pickedText } from '@baize/texts/lottery-names/picked-text'
import { chaseLooks, stepLooks } from './chase-states.ts'

type Props = { readonly id: string; readonly onClose: () => void }

/** One chase with all its draws; while it runs its buyer can stop it. */
export function ChaseView({ id, onClose }: Props) {
  const t = useText()
  const { data, error, refetch } = useQuery(chaseQuery(id))
  return (
    <Dialog open size="md" title={t('lottery.chaseOne')} onClose={onClose}>
      {data === undefined ? (
        <Loading error={error} onRetry={refetch} />
      ) : (
        <Shown chase={data.chase} />
      )}
    </Dialog>
  )
}

function Shown({ chase }: { readonly chase: ChaseWhole }) {
  const t = useText()
  const sums = useSums(chase.currency)
  const play = findPlay(chase.play)
  const { tone, text } = chaseLooks[chase.state]
  return (
    <div className="grid gap-4">
      <div className="flex items-start justify-between gap-3">
        <p>
          <b className="font-semibold">{play ? fullNameOfPlay(t, play) : chase.playName}</b>
          <span className="block text-meta wrap-anywhere text-text-2">
            {play ? pickedText(t, play, chase.picked, '') : chase.picked}
          </span>
        </p>
        <StatusChip tone={tone}>{t(text)}</StatusChip>
      </div>
      <KeyValues
        items={[
          { id: 'total', label: t('lottery.chaseAll'), value: sums.full(chase.total) },
          { id: 'staked', label: t('lottery.staked'), value: sums.full(chase.staked) },
          { id: 'refunded', label: t('lottery.chaseRefunded'), value: sums.full(chase.refunded) },
          { id: 'payout', label: t('lottery.returned'), value: sums.full(chase.payout) },
          {
            id: 'stop',
            label: t('lottery.chaseStop'),
            value: t(chase.stopOnWin ? 'lottery.yes' : 'lottery.no'),
          },
        ]}
      />
      <Steps chase={chase} sums={sums} />
      {chase.state === 'running' && <Stop id={chase.id} />}
    </div>
  )
}

function Steps({ chase, sums }: { readonly chase: ChaseWhole; readonly sums: Sums }) {
  const t = useText()
  return (
    <ol aria-label={t('lottery.chaseSteps')} className="rounded-card border border-line">
      {chase.steps.map(({ issue, number, drawsAt, multiple, cost, payout, state }) => (
        <li
          key={issue}
          className="figures grid grid-cols-[1fr_auto_auto] items-center gap-3 border-t border-line px-3 py-2 text-body-s first:border-0"
        >
          <span>
            <b className="font-semibold">{shortNumber(number)}</b>
            <span className="block text-caption text-text-3">
              <BrandMoment at={drawsAt} />
            </span>
          </span>
          <span className="text-end">
            {`× ${multiple}, ${sums.bare(cost)}`}
            {BigInt(payout) > 0n && (
              <span className="block text-meta text-pos">{`+${sums.bare(payout)}`}</span>
            )}
          </span>
          <StatusChip tone={stepLooks[state].tone}>{t(stepLooks[state].text)}</StatusChip>
        </li>
      ))}
    </ol>
  )
}

function Stop({ id }: { readonly id: string }) {
  const t = useText()
  const [isSure, setSure] = useState(false)
  const stop = useOnce({
    mutationFn: stopChase,
    onSettled: () => {
      setSure(false)
      void askAgain('chases')
      void askAgain('tickets')
    },
  })
  return (
    <div className="grid gap-2">
      <FailureNote error={stop.error} />
      <p className="text-meta text-text-2">{t('lottery.chaseStopText')}</p>
      <Button
        variant={isSure ? 'danger' : 'outline'}
        busy={stop.isPending}
        onClick={() => (isSure ? stop.mutate(id) : setSure(true))}
      >
        {t(isSure ? 'lottery.chaseStopSure' : 'lottery.chaseStopNow')}
      </Button>
    </div>
  )
}
