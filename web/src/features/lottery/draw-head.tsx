import { useText } from '@baize/texts/use-text'
import { cx } from '@baize/ui/look/cx.ts'
import type { ShownLottery } from './api.ts'
import { AssetMark } from './asset-mark.tsx'
import { Countdown } from './countdown.tsx'
import { LastDraw } from './last-draw.tsx'
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
    <section className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 rounded-card md:flex md:flex-wrap md:justify-between md:gap-x-6 border border-line bg-s1 px-4 py-4 md:px-5">
      <div className="flex min-w-0 items-center gap-3">
        <AssetMark asset={lottery.asset} />
        <div className="min-w-0">
          <h1 className="text-h4 wrap-anywhere md:text-h3" lang={languageOfTitle(lottery)}>
            {lottery.title}
          </h1>
          <p className="figures text-meta text-text-2">
            {current === null
              ? t('lottery.noIssue')
              : t('lottery.draw', { number: current.number })}
          </p>
        </div>
      </div>
      <div
        className={cx(
          'grid gap-1',
          // With hours it would leave the name no room on a phone.
          left < 3_600 ? 'max-md:justify-items-end' : 'max-md:col-span-full',
        )}
      >
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
