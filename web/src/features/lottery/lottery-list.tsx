import { cx } from '@baize/ui/look/cx.ts'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import type { ShownLottery } from './api.ts'
import { languageOfTitle } from './title-language.ts'
import { clockText, secondsUntil } from './use-now.ts'

type Props = {
  readonly lotteries: readonly ShownLottery[]
  readonly chosen: string
  readonly now: number
}

const headings = {
  ssc: 'lottery.family-ssc',
  '11x5': 'lottery.family-11x5',
  pk10: 'lottery.family-pk10',
  k3: 'lottery.family-k3',
  lf3: 'lottery.family-lf',
  lf5: 'lottery.family-lf',
  lhc: 'lottery.family-lhc',
  vnn: 'lottery.family-vn',
  vns: 'lottery.family-vn',
  thai: 'lottery.family-thai',
  lao: 'lottery.family-lao',
  hanoi: 'lottery.family-hanoi',
  '4d': 'lottery.family-4d',
} as const satisfies Record<ShownLottery['family'], TextKey>

/** What is drawn, by family, each with the time that is left. On a phone it lies sideways above the page. */
export function LotteryList({ lotteries, chosen, now }: Props) {
  const t = useText()
  const { path } = useAddress()
  const families = [...new Set(lotteries.map(({ family }) => headings[family]))]
  return (
    <nav
      aria-label={t('lottery.draws')}
      className="gap-1 rounded-card border border-line bg-s1 p-2 max-lg:flex max-lg:overflow-x-auto lg:grid lg:content-start"
    >
      {families.map((heading) => (
        <div key={heading} className="max-lg:flex max-lg:flex-none max-lg:items-center">
          <h2 className="px-2.5 pt-2 pb-1 font-sans text-meta font-semibold text-text-2 max-lg:sr-only">
            {t(heading)}
          </h2>
          {lotteries
            .filter(({ family }) => headings[family] === heading)
            .map((lottery) => (
              <Link
                key={lottery.id}
                to={{ path, search: { gameCode: lottery.id } }}
                aria-current={lottery.id === chosen ? 'page' : undefined}
                className={cx(
                  'flex min-h-9 items-center justify-between gap-3 rounded-ctl px-2.5 text-body-s max-lg:min-h-11 max-lg:whitespace-nowrap',
                  lottery.id === chosen ? 'bg-s3 font-semibold' : 'text-text-2 hover:bg-hover',
                )}
              >
                <span lang={languageOfTitle(lottery)}>{lottery.title}</span>
                <span className="figures text-meta text-text-3">
                  <TimeLeft lottery={lottery} now={now} />
                </span>
              </Link>
            ))}
        </div>
      ))}
    </nav>
  )
}

function TimeLeft({ lottery, now }: { readonly lottery: ShownLottery; readonly now: number }) {
  const t = useText()
  const { current } = lottery
  const left = current === null ? 0 : secondsUntil(current.closesAt, now)
  if (left === 0) return t('lottery.closedShort')
  if (left < 3600) return clockText(left)
  const [hours, days] = [Math.floor(left / 3600), Math.floor(left / 86_400)]
  if (days > 0) return t('lottery.daysHours', { d: days, h: hours % 24 })
  return t('lottery.hoursMinutes', { h: hours, m: Math.floor((left % 3600) / 60) })
}
