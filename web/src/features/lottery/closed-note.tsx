import { buttonClass } from '@baize/ui/button-class.ts'
import { Link } from '@baize/ui/navigation/link'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../shared/brand-moment.tsx'
import type { ShownLottery } from './api.ts'
import { useWayTo } from './list/use-way-to.ts'
import { secondsUntil } from './use-now.ts'

type Props = {
  readonly lottery: ShownLottery
  readonly lotteries: readonly ShownLottery[]
  readonly now: number
}

/** Why nothing can be picked, when the next sale begins, and what is on sale beside it. */
export function ClosedNote({ lottery, lotteries, now }: Props) {
  const t = useText()
  const moment = useMomentText()
  const wayTo = useWayTo()
  const next = lottery.next ?? undefined
  const other = lotteries
    .filter(({ id, isOpen, current }) => id !== lottery.id && isOpen && current !== null)
    .filter(({ current }) => secondsUntil(current?.closesAt ?? '', now) > 15)
    .toSorted(
      (a, b) => Number(b.family === lottery.family) - Number(a.family === lottery.family),
    )[0]
  return (
    <Note
      tone="pending"
      role="status"
      title={t(lottery.isOpen ? 'lottery.closedTitle' : 'lottery.notSold')}
      action={
        other && (
          <Link to={wayTo(other.id)} className={buttonClass({ variant: 'outline', size: 'sm' })}>
            {t('lottery.playInstead', { title: other.title })}
          </Link>
        )
      }
    >
      {next === undefined
        ? t('lottery.noNext')
        : t('lottery.nextOpens', { number: next.number, time: moment(next.opensAt) })}
    </Note>
  )
}
