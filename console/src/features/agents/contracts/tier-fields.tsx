import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@baize/ui/button'
import { FieldNote } from '@baize/ui/forms/field'
import { TextField } from '@baize/ui/forms/text-field'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'
import { emptyTier, mostTiers, type TierDraft } from './terms-form.ts'

type TierFieldsProps = {
  readonly tiers: readonly TierDraft[]
  readonly currency: string
  readonly error: string | undefined
  readonly onTiers: (tiers: readonly TierDraft[]) => void
}

/** The tiers of an offer, a line each: what is asked of the team, and the rate from there on. */
export function TierFields({ tiers, currency, error, onTiers }: TierFieldsProps) {
  const t = useText()
  const id = useId()
  const change = (at: number, part: Partial<TierDraft>) =>
    onTiers(tiers.map((tier, index) => (index === at ? { ...tier, ...part } : tier)))
  const fields = [
    { name: 'rate', label: t('agents-desk.ratePercent') },
    { name: 'validBet', label: t('agents-desk.betsField', { currency }) },
    { name: 'loss', label: t('agents-desk.lossField', { currency }) },
    { name: 'active', label: t('agents-terms.activeFrom') },
  ] as const
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={`${id}-note`}>
      <legend className="text-body-s font-medium">{t('agents-terms.tiers')}</legend>
      {tiers.map((tier, index) => (
        <div
          key={index}
          className="grid grid-cols-2 items-end gap-2 sm:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
        >
          {fields.map(({ name, label }) => (
            <TextField
              key={name}
              label={label}
              aria-label={t('agents-desk.ofTier', { label, tier: index + 1 })}
              inputMode="decimal"
              maxLength={20}
              value={tier[name]}
              onChange={({ target }) => change(index, { [name]: target.value })}
            />
          ))}
          <IconButton
            label={t('agents-desk.removeTier', { tier: index + 1 })}
            icon={<Trash2 size={18} />}
            disabled={tiers.length === 1}
            onClick={() => onTiers(tiers.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <FieldNote id={`${id}-note`} help={t('agents-desk.tiersHelp')} error={error} />
      <div>
        <Button
          size="sm"
          icon={<Plus size={16} />}
          disabled={tiers.length >= mostTiers}
          onClick={() => onTiers([...tiers, emptyTier])}
        >
          {t('agents-desk.addTier')}
        </Button>
      </div>
    </fieldset>
  )
}
