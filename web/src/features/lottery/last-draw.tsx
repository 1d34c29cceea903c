import { ShieldCheck } from 'lucide-react'
import { useState, type PointerEvent } from 'react'
import { isFamily } from '@baize/games/lottery/draw'
import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'
import type { ShownLottery } from './api.ts'
import { BrandMoment } from '../../shared/brand-moment.tsx'
import { Balls } from './balls.tsx'
import { sayingOf } from './saying.ts'
import { shortNumber } from './short-number.ts'

type Props = { readonly lottery: ShownLottery; readonly onVerify: (issue: string) => void }

/** What was drawn last. One that comes while somebody looks falls ball by ball; a press shows it at once. */
export function LastDraw({ lottery, onVerify }: Props) {
  const t = useText()
  const { last, family } = lottery
  const [known] = useState(last?.id)
  if (last === null || !isFamily(family)) {
    return <p className="text-meta text-text-2">{t('lottery.noneYet')}</p>
  }
  const saying = sayingOf(t, family, last.draw)
  return (
    <div className="grid min-w-0 gap-1.5 max-md:w-full max-md:border-t max-md:border-line max-md:pt-3">
      <p className="figures flex flex-wrap items-center gap-x-2 text-caption text-text-2">
        <span>{t('lottery.draw', { number: shortNumber(last.number) })}</span>
        {saying !== '' && <span>{saying}</span>}
        {last.drawnAt !== null && <BrandMoment at={last.drawnAt} style="time" />}
        {last.verifiable && (
          <Button
            variant="ghost"
            size="sm"
            icon={<ShieldCheck size={14} aria-hidden="true" />}
            onClick={() => onVerify(last.id)}
          >
            {t('lottery.verify')}
          </Button>
        )}
      </p>
      <div aria-live="polite" onPointerDown={endOfFall}>
        {last.draw.length === 0 ? (
          <p className="font-semibold">{t('lottery.void')}</p>
        ) : (
          <div key={last.id} className={last.id === known ? '' : 'balls-come'}>
            <Balls family={family} draw={last.draw} size={family === 'pk10' ? 36 : 40} />
          </div>
        )}
      </div>
    </div>
  )
}

function endOfFall({ currentTarget }: PointerEvent<HTMLElement>): void {
  for (const fall of currentTarget.getAnimations({ subtree: true })) fall.finish()
}
