import { Minus, Plus } from 'lucide-react'
import type { PlayTableReply } from '@baize/contract/lottery/lottery'
import { units } from '@baize/games/lottery/pricing/stake'
import { groupsFor } from '@baize/games/lottery/pricing/groups'
import { Button } from '@baize/ui/button'
import { NumberField } from '@baize/ui/forms/number-field'
import { Segmented } from '@baize/ui/forms/segmented'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'
import type { Sums } from '../../../shared/sums.ts'
import { MultipleInput } from '../multiple-input.tsx'
import { decimalOf, rebateOf, type Price } from './price.ts'
import type { SlipSettings } from './slip.ts'

type Props = {
  readonly isCredit: boolean
  readonly groups: PlayTableReply['groups']
  readonly settings: SlipSettings
  readonly onChange: (change: Partial<SlipSettings>) => void
  readonly price: Price | undefined
  /** Why it cannot be added, where something is picked. */
  readonly why: string
  readonly sums: Sums
  readonly onAdd: () => void
}

/** What a ticket costs: unit and multiple at a prize group, or a sum on each bet; and what it may pay. */
export function BetBar(props: Props) {
  const { isCredit, price, why, sums, onAdd } = props
  const t = useText()
  return (
    <section
      aria-label={t('lottery.stake')}
      className="grid gap-4 rounded-card border border-line bg-s1 px-4 py-4 md:px-5"
    >
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        {isCredit ? <Credit {...props} /> : <Official {...props} />}
      </div>
      <div className="flex items-center justify-end gap-5 border-t border-line pt-4 max-md:hidden">
        <div className="min-w-0 text-end" aria-live="polite">
          <BetSum price={price} why={why} sums={sums} />
        </div>
        <Button variant="primary" size="lg" disabled={price === undefined} onClick={onAdd}>
          {t('lottery.add')}
        </Button>
      </div>
    </section>
  )
}

type SumProps = Pick<Props, 'price' | 'why' | 'sums'>

export function BetSum({ price, why, sums }: SumProps) {
  const t = useText()
  if (price === undefined) {
    return <p className="text-meta text-text-2">{why === '' ? t('lottery.pickFirst') : why}</p>
  }
  return (
    <>
      <b className="figures block font-semibold">
        {t('lottery.betsFor', { n: price.bets, sum: sums.full(price.stake) })}
      </b>
      <span className="figures text-meta text-text-2">
        {t('lottery.paysUpTo', { sum: sums.full(price.most) })}
      </span>
      {price.rebate.above > 0n && (
        <span className="figures block text-meta text-text-2">
          {t('lottery.rebateComes', { sum: sums.full(rebateOf(price)) })}
        </span>
      )}
    </>
  )
}

function Official({ groups, settings, onChange, sums }: Props) {
  const t = useText()
  const offered = units.filter((unit) => decimalsOf(unit) <= Math.max(sums.decimals, 0) + 1)
  return (
    <>
      <div className="grid gap-1.5">
        <span className="text-meta text-text-2">{t('lottery.unit')}</span>
        <Segmented
          label={t('lottery.unit')}
          segments={offered.map((unit) => ({
            value: unit,
            label: <span className="figures">{unit.replace('.', sums.mark)}</span>,
          }))}
          value={settings.unit}
          onValue={(unit) => onChange({ unit })}
        />
      </div>
      <Multiple value={settings.multiple} onValue={(multiple) => onChange({ multiple })} />
      <Group groups={groups} settings={settings} onChange={onChange} />
    </>
  )
}

const decimalsOf = (unit: string) => unit.split('.')[1]?.length ?? 0
const mostMultiple = 99_999

type MultipleProps = { readonly value: number; readonly onValue: (value: number) => void }

function Multiple({ value, onValue }: MultipleProps) {
  const t = useText()
  return (
    <div className="grid gap-1.5">
      <label htmlFor="lottery-multiple" className="text-meta text-text-2">
        {t('lottery.multiple')}
      </label>
      <div className="flex items-center rounded-ctl border border-line-strong">
        <IconButton
          label={t('lottery.less')}
          icon={<Minus size={16} aria-hidden="true" />}
          disabled={value <= 1}
          onClick={() => onValue(value - 1)}
        />
        <MultipleInput
          id="lottery-multiple"
          className="figures w-14 bg-transparent text-center font-semibold outline-none focus-visible:outline-2 focus-visible:outline-focus"
          value={value}
          most={mostMultiple}
          onValue={onValue}
        />
        <IconButton
          label={t('lottery.more')}
          icon={<Plus size={16} aria-hidden="true" />}
          disabled={value >= mostMultiple}
          onClick={() => onValue(value + 1)}
        />
      </div>
    </div>
  )
}

/** Between a higher prize and a higher rebate. */
function Group({ groups, settings, onChange }: Pick<Props, 'groups' | 'settings' | 'onChange'>) {
  const t = useText()
  const all = groupsFor(groups, groups.most)
  const chosen = settings.group === 0 ? groups.most : Math.min(settings.group, groups.most)
  const rebate = { above: BigInt(groups.most - chosen) * 100n, below: BigInt(groups.rebateOf) }
  if (all.length < 2) return null
  return (
    <div className="grid min-w-44 flex-1 gap-1.5">
      <label
        htmlFor="lottery-group"
        className="figures flex justify-between gap-3 text-meta text-text-2"
      >
        <span>{t('lottery.group', { n: chosen })}</span>
        <span>{t('lottery.rebate', { percent: decimalOf(rebate, 2) })}</span>
      </label>
      <input
        id="lottery-group"
        type="range"
        className="h-10 w-full accent-(--brass)"
        min={all[0]}
        max={groups.most}
        step={groups.step}
        value={chosen}
        aria-valuetext={t('lottery.groupSays', { n: chosen, percent: decimalOf(rebate, 2) })}
        onChange={({ target }) => onChange({ group: Number(target.value) })}
      />
    </div>
  )
}

const chips = [10, 20, 50, 100]

function Credit({ settings, onChange, sums }: Props) {
  const t = useText()
  const scale = 10n ** BigInt(sums.decimals)
  const typed = settings.sum === '' ? '' : sums.typed(settings.sum)
  return (
    <div className="grid gap-2">
      <NumberField
        label={t('lottery.stakeEach')}
        decimals={sums.decimals}
        decimalMark={sums.mark}
        currency={sums.currency}
        value={typed}
        onValue={(text) => {
          const read = sums.read(text)
          onChange({ sum: read.ok && read.value.amount > 0n ? String(read.value.amount) : '' })
        }}
      />
      <div className="flex flex-wrap gap-2">
        {chips.map((chip) => {
          const sum = String(BigInt(chip) * scale)
          return (
            <Button
              key={chip}
              size="sm"
              aria-pressed={settings.sum === sum}
              onClick={() => onChange({ sum })}
            >
              {sums.short(sum)}
            </Button>
          )
        })}
      </div>
    </div>
  )
}
