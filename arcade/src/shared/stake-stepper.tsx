import { Minus, Plus } from 'lucide-react'
import type { Currency } from '@baize/kernel/money'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { nextStake, type Stakes } from './stakes.ts'
import { useSumText } from './sum.tsx'

type Props = {
  readonly label: string
  readonly stakes: Stakes
  readonly stake: bigint
  readonly currency: Currency
  readonly disabled?: boolean
  readonly onStake: (stake: bigint) => void
  readonly className?: string
}

/** The stake between its two neighbours; pressed, it offers all presets at once, by the browser's own list. */
export function StakeStepper(props: Props) {
  const { label, stakes, stake, currency, disabled = false, onStake, className } = props
  const t = useText()
  const write = useSumText(currency)
  const step = (up: boolean) => nextStake(stakes, stake, up)
  const side = (up: boolean) => (
    <button
      type="button"
      aria-label={up ? t('arcade.stakeMore') : t('arcade.stakeLess')}
      disabled={disabled || step(up) === stake}
      onClick={() => onStake(step(up))}
      className="grid h-full w-11 flex-none place-items-center text-text-2 hover:text-text disabled:text-text-3 disabled:opacity-50"
    >
      {up ? <Plus size={20} /> : <Minus size={20} />}
    </button>
  )
  const offered = stakes.presets.includes(stake) ? stakes.presets : [stake, ...stakes.presets]
  return (
    <fieldset aria-label={label} className={cx('min-w-0', className)}>
      <div className="flex h-12 items-center rounded-ctl border border-line-strong bg-s2">
        {side(false)}
        <select
          aria-label={t('arcade.stakePresets')}
          value={String(stake)}
          disabled={disabled}
          onChange={(event) => onStake(BigInt(event.target.value))}
          className="figures h-full min-w-0 flex-1 appearance-none truncate bg-transparent text-center text-body font-semibold text-text [text-align-last:center] disabled:opacity-100"
        >
          {offered.map((sum) => (
            <option key={String(sum)} value={String(sum)} className="bg-s2 text-text">
              {write(sum)}
            </option>
          ))}
        </select>
        {side(true)}
      </div>
    </fieldset>
  )
}
