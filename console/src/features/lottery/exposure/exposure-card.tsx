import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskIssue, DeskLottery, IssueExposure } from '@baize/contract/lottery/lottery-desk'
import { useLanguage, useText } from '@baize/texts/use-text'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { Amount } from '@baize/ui/figures/amount'
import { Segmented } from '@baize/ui/forms/segmented'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { exposureQuery } from '../api.ts'
import { ExposedPlays } from './exposed-plays.tsx'
import { LimitBar } from './limit-bar.tsx'
import { NumberGrid } from './number-grid.tsx'

type Props = { readonly issue: DeskIssue; readonly lottery: DeskLottery }

/** What an issue may cost at the worst: all of it, by play, and by number. */
export function ExposureCard({ issue, lottery }: Props) {
  const t = useText()
  const [currency, setCurrency] = useState<string>()
  const [play, setPlay] = useState<string>()
  const exposed = useQuery(exposureQuery(issue.id, play))
  const list = exposed.data?.list ?? []
  const chosen = list.find((one) => one.currency === currency) ?? list[0]
  return (
    <Card
      flush
      className="overflow-clip"
      title={t('lottery-desk.exposure')}
      sub={
        <>
          {lottery.title} <span className="figures">{issue.number}</span>
        </>
      }
      actions={
        list.length > 1 && (
          <Segmented
            size="sm"
            label={t('lottery-desk.currency')}
            value={chosen?.currency ?? ''}
            segments={list.map((one) => ({ value: one.currency, label: one.currency }))}
            onValue={setCurrency}
          />
        )
      }
    >
      <FailureNote error={exposed.error} onRetry={exposed.refetch} />
      {chosen === undefined ? (
        exposed.isSuccess && (
          <p className="px-4 pb-4 text-text-3 md:px-5">{t('lottery-desk.nothingSold')}</p>
        )
      ) : (
        <Whole exposure={chosen} play={play} onPlay={setPlay} />
      )}
    </Card>
  )
}

type WholeProps = {
  readonly exposure: IssueExposure
  readonly play: string | undefined
  readonly onPlay: (play: string | undefined) => void
}

const firstPlays = 8

function Whole({ exposure, play, onPlay }: WholeProps) {
  const t = useText()
  const language = useLanguage()
  const [most, setMost] = useState(firstPlays)
  const left = exposure.plays.length - most
  // Until those of the play are there, what is known of it already.
  const numbers = exposure.numbers.filter((one) => play === undefined || one.play === play)
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 pb-3 md:px-5">
        <span className="text-meta text-text-3">{t('lottery-desk.worst')}</span>
        <Amount
          amount={BigInt(exposure.worst)}
          currency={exposure.currency}
          language={language}
          className="text-h4 font-semibold"
        />
        <span className="text-meta">
          <LimitBar worst={exposure.worst} most={exposure.most} />
        </span>
      </div>
      <ExposedPlays exposure={exposure} most={most} open={play} onOpen={onPlay} />
      {left > 0 && (
        <div className="grid justify-items-center border-t border-line p-2">
          <Button size="sm" onClick={() => setMost(exposure.plays.length)}>
            {t('lottery-desk.showMore', { n: left })}
          </Button>
        </div>
      )}
      <div className="grid gap-3 border-t border-line p-4 md:p-5">
        <div className="flex flex-wrap items-center gap-3">
          <h3 className="text-body font-semibold">
            {play === undefined
              ? t('lottery-desk.mostNumbers')
              : t('lottery-desk.numbersOf', { play })}
          </h3>
          {play !== undefined && (
            <Button size="sm" variant="ghost" onClick={() => onPlay(undefined)}>
              {t('lottery-desk.allPlays')}
            </Button>
          )}
        </div>
        <NumberGrid
          key={play ?? ''}
          exposure={{ ...exposure, numbers }}
          hasPlays={play === undefined}
        />
      </div>
    </>
  )
}
