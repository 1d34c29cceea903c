import { ShieldCheck } from 'lucide-react'
import { isFamily } from '@baize/games/lottery/draw'
import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'
import type { ShownLottery } from './api.ts'
import { BrandMoment } from '../../shared/brand-moment.tsx'
import { Balls } from './balls.tsx'
import { Countdown } from './countdown.tsx'
import { sayingOf } from './saying.ts'
import { shortNumber } from './short-number.ts'
import { secondsUntil } from './use-now.ts'
import { languageOfTitle } from './title-language.ts'

type Props = {
  readonly lottery: ShownLottery
  readonly now: number
  readonly onVerify: (issue: string) => void
}

/** What is on sale, until when, and what was drawn last. */
export function DrawHead({ lottery, now, onVerify }: Props) {
  const t = useText()
  const { current, awaiting } = lottery
  const left = current === null ? 0 : secondsUntil(current.closesAt, now)
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-s1 px-4 py-4 md:px-5">
      <div className="min-w-40">
        <h1 className="text-h3" lang={languageOfTitle(lottery)}>
          {lottery.title}
        </h1>
        <p className="figures text-meta text-text-2">
          {current === null ? t('lottery.noIssue') : t('lottery.draw', { number: current.number })}
        </p>
      </div>
      <div className="grid gap-1 max-md:justify-items-end">
        {current !== null && left > 0 ? (
          <>
            <span className="text-caption text-text-2">{t('lottery.closesIn')}</span>
            <Countdown seconds={left} />
          </>
        ) : (
          <span className="font-semibold">{t('lottery.closed')}</span>
        )}
        {awaiting !== null && (
          <span className="text-caption text-text-3">
            {t(awaiting.state === 'delayed' ? 'lottery.awaitingDelayed' : 'lottery.awaiting', {
              number: shortNumber(awaiting.number),
            })}
          </span>
        )}
      </div>
      <LastDraw lottery={lottery} onVerify={onVerify} />
    </section>
  )
}

function LastDraw({ lottery, onVerify }: Pick<Props, 'lottery' | 'onVerify'>) {
  const t = useText()
  const { last, family } = lottery
  if (last === null || !isFamily(family)) return <p className="text-meta">{t('lottery.noneYet')}</p>
  const saying = sayingOf(t, family, last.draw)
  return (
    <div className="grid gap-1.5 max-md:w-full max-md:border-t max-md:border-line max-md:pt-3">
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
      {last.draw.length === 0 ? (
        <p className="font-semibold">{t('lottery.void')}</p>
      ) : (
        <div key={last.id} aria-live="polite">
          <Balls family={family} draw={last.draw} size={family === 'pk10' ? 36 : 40} />
        </div>
      )}
    </div>
  )
}
