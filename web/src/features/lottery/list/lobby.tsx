import type { ReactNode } from 'react'
import { isFamily } from '@baize/games/lottery/draw'
import { useText } from '@baize/texts/use-text'
import { Link } from '@baize/ui/navigation/link'
import type { ShownLottery } from '../api.ts'
import { AssetMark } from '../asset-mark.tsx'
import { Balls, isSheet } from '../balls.tsx'
import { languageOfTitle } from '../title-language.ts'
import { familiesOf } from './families.ts'
import { TimeLeft } from './time-left.tsx'
import { useWayTo } from './use-way-to.ts'

type Props = {
  readonly head: ReactNode
  readonly lotteries: readonly ShownLottery[]
  readonly now: number
}

/** All that is drawn, by family: what is on sale and for how long, and what came last. */
export function LotteryLobby({ head, lotteries, now }: Props) {
  const t = useText()
  return (
    <div className="mx-auto grid max-w-(--content-max) grid-cols-[minmax(0,1fr)] gap-5">
      {head}
      {familiesOf(lotteries).map(({ heading, lotteries: own }) => (
        <section key={heading} aria-label={t(heading)} className="grid gap-2">
          <h2 className="text-h5 text-text-2">{t(heading)}</h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,270px),1fr))] gap-2">
            {own.map((lottery) => (
              <li key={lottery.id}>
                <Card lottery={lottery} now={now} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Card({ lottery, now }: { readonly lottery: ShownLottery; readonly now: number }) {
  const t = useText()
  const { current, family, last } = lottery
  const shows = last !== null && last.draw.length > 0 && isFamily(family) && !isSheet(family)
  return (
    <Link
      to={useWayTo()(lottery.id)}
      className="flex h-full min-h-16 items-center gap-3 rounded-card border border-line bg-s1 px-3 py-2 hover:bg-hover"
    >
      <AssetMark asset={lottery.asset} />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex items-baseline justify-between gap-3">
          <span lang={languageOfTitle(lottery)} className="font-semibold">
            {lottery.title}
          </span>
          <span className="figures flex-none text-meta text-text-2">
            <TimeLeft lottery={lottery} now={now} />
          </span>
        </span>
        <span className="figures text-meta text-text-2">
          {current === null ? t('lottery.noIssue') : t('lottery.draw', { number: current.number })}
        </span>
        {shows && <Balls family={family} draw={last.draw} size={22} />}
      </span>
    </Link>
  )
}
