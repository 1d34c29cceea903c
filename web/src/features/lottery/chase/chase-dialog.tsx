import { useState } from 'react'
import type { PlayTableReply } from '@baize/contract/lottery/lottery'
import type { ChaseWhole } from '@baize/contract/lottery/lottery-chases'
import { Button } from '@baize/ui/button'
import { Select } from '@baize/ui/forms/select'
import { Dialog } from '@baize/ui/overlays/dialog'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { Loading } from '../../../shared/loading.tsx'
import { useOnline } from '../../../shared/online.ts'
import type { Sums } from '../../../shared/sums.ts'
import { fullNameOfPlay } from '@baize/texts/lottery-names/play-name'
import { FundsGap } from '../slip/funds-gap.tsx'
import { pickedText } from '@baize/texts/lottery-names/picked-text'
import type { PricedLine } from '../slip/priced-lines.ts'
import { useSale } from '../slip/sale.ts'
import { ChaseSettings } from './chase-settings.tsx'
import { faultOfChase } from './fault-of-chase.ts'
import { StepList } from './step-list.tsx'
import { useChase, type ChaseDesk } from './use-chase.ts'

type Props = {
  readonly lottery: string
  readonly lines: readonly PricedLine[]
  readonly table: PlayTableReply
  readonly sums: Sums
  readonly now: number
  readonly onBought: (line: PricedLine, chase: ChaseWhole) => void
  readonly onClose: () => void
}

/** A line of the slip played over coming draws, each at a multiple of its own, until one wins or all are played. */
export function ChaseDialog({ lines, onBought, onClose, ...rest }: Props) {
  const t = useText()
  const [chosen, setChosen] = useState(lines[0]?.id ?? '')
  const line = lines.find(({ id }) => id === chosen) ?? lines[0]
  return (
    <Dialog open size="lg" title={t('lottery.chaseTitle')} onClose={onClose}>
      <div className="grid gap-4">
        {lines.length > 1 && (
          <Select
            label={t('lottery.chaseLine')}
            options={lines.map(({ id, play, picked }) => ({
              value: id,
              label: `${fullNameOfPlay(t, play)}: ${pickedText(t, play, picked, '')}`,
            }))}
            value={line?.id ?? ''}
            onValue={setChosen}
          />
        )}
        {line && (
          <OneChase
            key={line.id}
            {...rest}
            line={line}
            isAlone={lines.length === 1}
            onBought={(chase) => onBought(line, chase)}
          />
        )}
      </div>
    </Dialog>
  )
}

type OneProps = Omit<Props, 'lines' | 'onBought' | 'onClose'> & {
  readonly line: PricedLine
  readonly isAlone: boolean
  readonly onBought: (chase: ChaseWhole) => void
}

function OneChase({ isAlone, ...about }: OneProps) {
  const t = useText()
  const { line, sums } = about
  const desk = useChase(about)
  const { form, change, issues, steps, fault, total } = desk
  if (desk.waits) return <Loading error={desk.failed} onRetry={desk.load} />
  return (
    <>
      {isAlone && (
        <p>
          <b className="font-semibold">{fullNameOfPlay(t, line.play)}</b>
          <span className="block text-meta wrap-anywhere text-text-2">
            {pickedText(t, line.play, line.picked, issues[0]?.day ?? '')}
          </span>
        </p>
      )}
      <ChaseSettings form={form} onChange={change} sums={sums} most={desk.most} />
      {fault !== undefined && (
        <Note tone="bad" role="alert" title={faultOfChase(t, fault, sums, issues)} />
      )}
      {steps.length > 0 && (
        <StepList
          steps={steps}
          issues={issues}
          sums={sums}
          mostMultiple={desk.mostMultiple}
          onMultiple={(issue, multiple) =>
            change({ byHand: { ...form.byHand, [issue]: multiple } })
          }
        />
      )}
      <dl className="flex items-baseline justify-between gap-4">
        <dt className="text-text-2">{t('lottery.chaseTotal', { n: steps.length })}</dt>
        <dd className="figures text-lead font-semibold">{sums.full(total)}</dd>
      </dl>
      <Place desk={desk} sums={sums} />
    </>
  )
}

function Place({ desk, sums }: { readonly desk: ChaseDesk; readonly sums: Sums }) {
  const t = useText()
  const { funds } = useSale()
  const online = useOnline()
  const [isAsked, setAsked] = useState(false)
  const { total, steps } = desk
  const gap = funds === undefined || total <= funds ? 0n : total - funds
  return (
    <div className="grid gap-2.5">
      {gap > 0n && <FundsGap gap={gap} sums={sums} />}
      <FailureNote error={desk.error} />
      <p className="text-meta text-text-2">{t('lottery.chaseSetAside')}</p>
      <Button
        variant="primary"
        size="lg"
        block
        disabled={steps.length === 0 || gap > 0n || !online}
        busy={desk.isSending}
        busyLabel={t('lottery.sending')}
        onClick={() => {
          if (isAsked) desk.buy()
          setAsked(!isAsked)
        }}
      >
        {t(isAsked ? 'lottery.confirm' : 'lottery.place', { sum: sums.full(total) })}
      </Button>
      {isAsked && (
        <Button block onClick={() => setAsked(false)}>
          {t('lottery.back')}
        </Button>
      )}
    </div>
  )
}
