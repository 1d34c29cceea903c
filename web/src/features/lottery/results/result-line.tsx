import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { LotteryResult } from '@baize/contract/lottery/lottery-parts'
import { isFamily } from '@baize/games/lottery/draw'
import { Button } from '@baize/ui/button'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import type { ShownLottery } from '../api.ts'
import { Balls, isSheet } from '../balls.tsx'
import { sayingOf } from '../saying.ts'
import { PrizeSheet } from './prize-sheet.tsx'
import { ShareResult } from './share-result.tsx'

type Props = {
  readonly lottery: ShownLottery
  readonly result: LotteryResult
  readonly onVerify: (issue: string) => void
  /** All prizes are there from the beginning. */
  readonly isWhole?: boolean
}

/** One draw: when, what came, and what can be done with it. */
export function ResultLine({ result, lottery, onVerify, isWhole = false }: Props) {
  const t = useText()
  const [open, setOpen] = useState(isWhole)
  const { family } = lottery
  if (!isFamily(family)) return null
  const isVoid = result.draw.length === 0
  return (
    <div className="grid gap-2">
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
      {open && !isVoid && isSheet(family) && <PrizeSheet family={family} draw={result.draw} />}
    </div>
  )
}
