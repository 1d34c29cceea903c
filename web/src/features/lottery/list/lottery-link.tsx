import { cx } from '@baize/ui/look/cx.ts'
import { Link } from '@baize/ui/navigation/link'
import type { ShownLottery } from '../api.ts'
import { languageOfTitle } from '../title-language.ts'
import { TimeLeft } from './time-left.tsx'
import { useWayTo } from './use-way-to.ts'

type Props = {
  readonly lottery: ShownLottery
  readonly isChosen: boolean
  readonly now: number
  readonly onChosen?: (() => void) | undefined
  readonly className?: string
}

/** The way to a lottery, with the time that is left. */
export function LotteryLink({ lottery, isChosen, now, onChosen, className }: Props) {
  return (
    <Link
      to={useWayTo()(lottery.id)}
      aria-current={isChosen ? 'page' : undefined}
      onClick={onChosen}
      className={cx(
        'flex min-h-9 items-center justify-between gap-3 rounded-ctl px-2.5 py-1 text-body-s pointer-coarse:min-h-11',
        isChosen ? 'bg-s3 font-semibold' : 'text-text-2 hover:bg-hover',
        className,
      )}
    >
      <span lang={languageOfTitle(lottery)}>{lottery.title}</span>
      <span className="figures flex-none text-meta text-text-3">
        <TimeLeft lottery={lottery} now={now} />
      </span>
    </Link>
  )
}
