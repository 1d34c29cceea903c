import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { LotteryResult } from '@baize/contract/lottery/lottery-parts'
import { isFamily } from '@baize/games/lottery/draw'
import { Button } from '@baize/ui/button'
import { TextField } from '@baize/ui/forms/text-field'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import { Loading } from '../../../shared/loading.tsx'
import { resultsQuery, type ShownLottery } from '../api.ts'
import { Balls, isSheet } from '../balls.tsx'
import { sayingOf } from '../saying.ts'
import { numberSearched } from './number-searched.ts'
import { PrizeSheet } from './prize-sheet.tsx'
import { ShareResult } from './share-result.tsx'

type Props = { readonly lottery: ShownLottery; readonly onVerify: (issue: string) => void }

/** What was drawn, of all time, of a day or of one number. */
export function Results({ lottery, onVerify }: Props) {
  const t = useText()
  const [day, setDay] = useState('')
  const [number, setNumber] = useState('')
  const sought = numberSearched(number, day)
  const asked = {
    ...(day !== '' && { day }),
    ...(sought !== undefined && sought !== '' && { number: sought }),
    limit: 20,
  }
  const { data, error, refetch } = useQuery({
    ...resultsQuery(lottery.id, asked),
    enabled: sought !== undefined,
  })
  return (
    <section className="rounded-card border border-line bg-s1 px-4 py-3 md:px-5">
      <h2 className="mb-2 text-h4">{t('lottery.results')}</h2>
      <div className="mb-3 flex flex-wrap gap-3">
        <TextField
          type="date"
          label={t('lottery.byDay')}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <TextField
          label={t('lottery.byNumber')}
          placeholder={lottery.last?.number ?? ''}
          value={number}
          autoComplete="off"
          error={sought === undefined ? t('lottery.numberWrong') : undefined}
          onChange={(event) => setNumber(event.target.value)}
        />
      </div>
      {data === undefined ? (
        sought !== undefined && <Loading error={error} onRetry={refetch} />
      ) : data.items.length === 0 ? (
        <p className="text-body-s text-text-2">{t('lottery.nothingFound')}</p>
      ) : (
        <ul className="grid">
          {data.items.map((result) => (
            <ResultLine key={result.id} result={result} lottery={lottery} onVerify={onVerify} />
          ))}
        </ul>
      )}
    </section>
  )
}

type LineProps = Props & { readonly result: LotteryResult }

function ResultLine({ result, lottery, onVerify }: LineProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const { family } = lottery
  if (!isFamily(family)) return null
  const isVoid = result.draw.length === 0
  return (
    <li className="grid gap-2 border-t border-line py-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <span className="figures min-w-32 text-body-s">
          {result.number}
          <span className="block text-caption text-text-3">
            <BrandMoment at={result.drawsAt} />
          </span>
        </span>
        {isVoid ? (
          <StatusChip tone="plain">{t('lottery.void')}</StatusChip>
        ) : (
          <Balls family={family} draw={result.draw} size={28} />
        )}
        <span className="text-meta text-text-2">
          {isVoid ? result.voidReason : sayingOf(t, family, result.draw)}
        </span>
        {result.revision > 1 && (
          <StatusChip tone="info">{t('lottery.corrected', { n: result.revision - 1 })}</StatusChip>
        )}
        <span className="ms-auto flex flex-wrap gap-1">
          {!isVoid && isSheet(family) && (
            <Button size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
              {t('lottery.allPrizes')}
            </Button>
          )}
          {!isVoid && <ShareResult lottery={lottery} result={result} />}
          {result.verifiable && (
            <Button
              size="sm"
              variant="ghost"
              icon={<ShieldCheck size={14} aria-hidden="true" />}
              onClick={() => onVerify(result.id)}
            >
              {t('lottery.verify')}
            </Button>
          )}
        </span>
      </div>
      {open && <PrizeSheet family={family} draw={result.draw} />}
    </li>
  )
}
