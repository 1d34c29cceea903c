import { useState } from 'react'
import { isFamily } from '@baize/games/lottery/draw'
import { Button } from '@baize/ui/button'
import { useMedia } from '@baize/ui/look/use-media.ts'
import { useText } from '@baize/texts/use-text'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import type { ShownLottery } from '../api.ts'
import { shortNumber } from '../short-number.ts'
import { PrizeSheet } from './prize-sheet.tsx'
import { rowsOfSheet } from './sheet-rows.ts'

/** Where a draw is a sheet of prizes: the last one in full. On a phone it opens, so that what is sold stays in reach. */
export function LastSheet({ lottery }: { readonly lottery: ShownLottery }) {
  const t = useText()
  const isWide = useMedia('(min-width: 768px)')
  const [isOpen, setOpen] = useState(false)
  const { last, family } = lottery
  if (last === null || !isFamily(family) || last.draw.length < 2) return null
  if (rowsOfSheet(family, []).length === 0) return null
  return (
    <section aria-label={t('lottery.lastSheet')} className="grid gap-2">
      {isWide ? (
        <h2 className="figures px-1 font-sans text-body-s font-semibold">
          {t('lottery.draw', { number: shortNumber(last.number) })},{' '}
          <BrandMoment at={last.drawsAt} />
        </h2>
      ) : (
        <Button block aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('lottery.allPrizes')}
        </Button>
      )}
      {(isWide || isOpen) && <PrizeSheet family={family} draw={last.draw} />}
    </section>
  )
}
