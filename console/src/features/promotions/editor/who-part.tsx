import { FieldNote } from '@baize/ui/forms/field'
import { Select } from '@baize/ui/forms/select'
import { Switch } from '@baize/ui/forms/switch'
import { useText } from '@baize/texts/use-text'
import { periodNames } from '../words.ts'
import { OfferMaybeNumber, OfferNumber } from './fields.tsx'
import type { PartProps } from './part-props.ts'
import { RulePart } from './rule-part.tsx'
import { useOptions } from './use-options.ts'

/** Who may have it, and how often. */
export function WhoPart({ document, disabled, problem, onDocument }: PartProps) {
  const t = useText()
  const options = useOptions()
  const { who, perMember, kind } = document
  const set = (part: Partial<typeof who>) => onDocument({ ...document, who: { ...who, ...part } })
  return (
    <RulePart title={t('offers-desk.who')}>
      <OfferNumber
        field="perMember.times"
        label={t('offers-desk.perMember')}
        disabled={disabled}
        min={1}
        max={100}
        value={perMember.times}
        error={problem('perMember.times')}
        onValue={(times) => onDocument({ ...document, perMember: { ...perMember, times } })}
      />
      <Select
        dense
        label={t('offers-desk.per')}
        disabled={disabled}
        value={perMember.per}
        options={options(periodNames)}
        onValue={(per) => onDocument({ ...document, perMember: { ...perMember, per } })}
      />
      <OfferNumber
        field="who.vipFrom"
        label={t('offers-desk.vipFrom')}
        disabled={disabled}
        min={0}
        max={50}
        value={who.vipFrom}
        error={problem('who.vipFrom')}
        onValue={(vipFrom) => set({ vipFrom })}
      />
      <OfferMaybeNumber
        field="who.newForDays"
        label={t('offers-desk.newForDays')}
        help={t('offers-desk.newHelp')}
        disabled={disabled}
        min={1}
        max={3650}
        value={who.newForDays}
        onValue={(newForDays) => set({ newForDays })}
      />
      <div className="grid gap-2 self-center">
        <Switch
          label={t('offers-desk.needsPhone')}
          checked={who.needsPhone}
          disabled={disabled}
          onChecked={(needsPhone) => set({ needsPhone })}
        />
        {(kind === 'deposit' || who.firstDeposit) && (
          <Switch
            label={t('offers-desk.firstDeposit')}
            checked={who.firstDeposit}
            disabled={disabled}
            onChecked={(firstDeposit) => set({ firstDeposit })}
          />
        )}
        <Switch
          label={t('offers-desk.perPerson')}
          help={t('offers-desk.perPersonHelp')}
          checked={who.perPerson === true}
          disabled={disabled}
          onChecked={(perPerson) => set({ perPerson })}
        />
        <FieldNote error={problem('who.firstDeposit')} />
      </div>
    </RulePart>
  )
}
