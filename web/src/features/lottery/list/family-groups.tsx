import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Select } from '@baize/ui/forms/select'
import { cx } from '@baize/ui/look/cx.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import type { ShownLottery } from '../api.ts'
import { familiesOf, headingOf, type Family } from './families.ts'
import { LotteryLink } from './lottery-link.tsx'
import { weekdayNames } from './weekdays.ts'

type Props = {
  readonly lotteries: readonly ShownLottery[]
  readonly chosen: string
  readonly now: number
  readonly onChosen?: () => void
}

/** So many are shown at once; of more each family is opened by itself. */
const few = 14

/** Lotteries by family. Where some are not drawn every day, those of a day can be had alone. */
export function FamilyGroups({ lotteries, chosen, now, onChosen }: Props) {
  const t = useText()
  const names = weekdayNames(useLanguage(), 'long')
  const [day, setDay] = useState('0')
  const [turned, setTurned] = useState<Readonly<Record<string, boolean>>>({})
  const current = lotteries.find(({ id }) => id === chosen)
  const shown = lotteries.filter(({ weekdays }) => day === '0' || weekdays.includes(Number(day)))
  const isOpen = ({ heading }: Family) =>
    turned[heading] ??
    (shown.length <= few || (current !== undefined && headingOf(current) === heading))
  return (
    <>
      {lotteries.some(({ weekdays }) => weekdays.length < 7) && (
        <div className="px-1 pb-1">
          <Select
            dense
            label={<span className="sr-only">{t('lottery.drawnOn')}</span>}
            options={[
              { value: '0', label: t('lottery.allDays') },
              ...names.map((label, index) => ({ value: String(index + 1), label })),
            ]}
            value={day}
            onValue={setDay}
          />
        </div>
      )}
      {familiesOf(shown).map((family) => (
        <Group
          key={family.heading}
          {...{ family, chosen, now, onChosen }}
          isOpen={isOpen(family)}
          onTurn={
            shown.length > few
              ? () => setTurned({ ...turned, [family.heading]: !isOpen(family) })
              : undefined
          }
        />
      ))}
      {shown.length === 0 && (
        <p className="px-2.5 py-2 text-meta text-text-2">{t('lottery.noneOnDay')}</p>
      )}
    </>
  )
}

type GroupProps = Pick<Props, 'chosen' | 'now'> & {
  readonly family: Family
  readonly isOpen: boolean
  readonly onTurn: (() => void) | undefined
  readonly onChosen: (() => void) | undefined
}

function Group({ family, chosen, now, isOpen, onTurn, onChosen }: GroupProps) {
  const t = useText()
  const name = t(family.heading)
  return (
    <div>
      <h2 className="font-sans text-meta font-semibold text-text-2">
        {onTurn === undefined ? (
          <span className="block px-2.5 pt-2 pb-1">{name}</span>
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={onTurn}
            className="flex min-h-9 w-full items-center justify-between gap-2 rounded-ctl px-2.5 text-start hover:bg-hover pointer-coarse:min-h-11"
          >
            {name}
            <span className="flex items-center gap-1.5 text-text-3">
              <span className="figures font-normal">{family.lotteries.length}</span>
              <ChevronDown
                size={16}
                aria-hidden="true"
                className={cx('transition-transform', isOpen && 'rotate-180')}
              />
            </span>
          </button>
        )}
      </h2>
      {isOpen && (
        <ul>
          {family.lotteries.map((lottery) => (
            <li key={lottery.id}>
              <LotteryLink
                lottery={lottery}
                isChosen={lottery.id === chosen}
                now={now}
                onChosen={onChosen}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
