import { X } from 'lucide-react'
import { gameCategories, type GameCategory } from '@baize/contract/catalogue/catalogue-names'
import { FieldNote } from '@baize/ui/forms/field'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'
import type { TextKey } from '@baize/texts/keys'
import { OfferNumber } from './fields.tsx'
import type { PartProps } from './part-props.ts'
import { RulePart } from './rule-part.tsx'

type Named = Exclude<GameCategory, 'HOT'>

const names = {
  LIVE: 'catalogue-desk.categoryLive',
  RNG: 'catalogue-desk.categorySlots',
  FISH: 'catalogue-desk.categoryFish',
  SPORTS: 'catalogue-desk.categorySports',
  ESPORTS: 'catalogue-desk.categoryEsports',
  PVP: 'catalogue-desk.categoryCards',
  LOTT: 'catalogue-desk.categoryLottery',
  ELOTT: 'catalogue-desk.categoryElottery',
  COCKFIGHT: 'catalogue-desk.categoryCockfight',
} as const satisfies Record<Named, TextKey>

const all = gameCategories.filter((name): name is Named => name !== 'HOT')

/** Which bets count and how much of each; once some are named, others count nothing. */
export function WeightList({ document, disabled, problem, onDocument }: PartProps) {
  const t = useText()
  const { asks } = document
  const { weights } = asks
  const named = all.filter((name) => weights[name] !== undefined)
  const left = all.filter((name) => weights[name] === undefined)
  const set = (next: typeof weights) =>
    onDocument({ ...document, asks: { ...asks, weights: next } })
  const drop = (name: Named) => {
    const { [name]: _, ...rest } = weights
    set(rest)
  }
  return (
    <RulePart title={t('offers-desk.weights')} className="">
      <div className="grid items-end gap-3 @md:grid-cols-2 @2xl:grid-cols-3">
        {named.map((name) => (
          <div key={name} className="flex min-w-0 items-end gap-1">
            <div className="min-w-0 flex-1">
              <OfferNumber
                field={`asks.weights.${name}`}
                label={t(names[name])}
                disabled={disabled}
                decimals={2}
                min={0}
                max={10_000}
                unit="%"
                value={weights[name] ?? 0}
                onValue={(weight) => set({ ...weights, [name]: weight })}
              />
            </div>
            {!disabled && (
              <IconButton
                size="sm"
                label={t('offers-desk.dropCategory', { name: t(names[name]) })}
                icon={<X size={16} />}
                onClick={() => drop(name)}
              />
            )}
          </div>
        ))}
        {!disabled && left.length > 0 && (
          <select
            aria-label={t('offers-desk.addCategory')}
            value=""
            onChange={({ target }) => set({ ...weights, [target.value as Named]: 10_000 })}
            className="h-9 w-fit rounded-ctl border border-dashed border-line-strong bg-transparent px-2 text-meta text-text-2 pointer-coarse:h-11"
          >
            <option value="">{t('offers-desk.addCategory')}</option>
            {left.map((name) => (
              <option key={name} value={name}>
                {t(names[name])}
              </option>
            ))}
          </select>
        )}
      </div>
      <FieldNote
        help={t(named.length === 0 ? 'offers-desk.weightsAll' : 'offers-desk.weightsNamed')}
        error={problem('asks.weights')}
      />
    </RulePart>
  )
}
