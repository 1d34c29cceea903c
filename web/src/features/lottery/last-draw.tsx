import { ShieldCheck } from 'lucide-react'
import { useState, type PointerEvent } from 'react'
import { isFamily } from '@baize/games/lottery/draw'
import type { Family } from '@baize/games/lottery/play'
import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'
import type { ShownLottery } from './api.ts'
import { BrandMoment } from '../../shared/brand-moment.tsx'
import { Balls } from './balls.tsx'
import { sayingOf } from './saying.ts'
import { shortNumber } from './short-number.ts'

type Props = { readonly lottery: ShownLottery; readonly onVerify: (issue: string) => void }

/** Where many are drawn they are smaller. */
const sizes: Readonly<Partial<Record<Family, number>>> = { pk10: 36, lhc: 32, thai: 36 }

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
    <div className="grid min-w-0 gap-1.5 max-md:col-span-2 max-md:border-t max-md:border-line max-md:pt-3">
      <p className="figures flex flex-wrap items-center gap-x-2 text-caption text-text-2">
        <span>{t('lottery.draw', { number: shortNumber(last.number) })}</span>
        {saying !== '' && <span>{saying}</span>}
        {last.drawnAt !== null && <BrandMoment at={last.drawnAt} style="time" />}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div aria-live="polite" onPointerDown={endOfFall}>
          {last.draw.length === 0 ? (
            <p className="font-semibold">{t('lottery.void')}</p>
          ) : (
            <div key={last.id} className={last.id === known ? '' : 'balls-come'}>
              <Balls family={family} draw={last.draw} size={sizes[family] ?? 40} />
            </div>
          )}
        </div>
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
      </div>
    </div>
  )
}

function endOfFall({ currentTarget }: PointerEvent<HTMLElement>): void {
  for (const fall of currentTarget.getAnimations({ subtree: true })) fall.finish()
}
