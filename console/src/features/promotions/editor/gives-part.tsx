import { Select } from '@baize/ui/forms/select'
import { FieldNote } from '@baize/ui/forms/field'
import { Switch } from '@baize/ui/forms/switch'
import { useText } from '@baize/texts/use-text'
import { modeNames } from '../words.ts'
import { OfferNumber, OfferSum } from './fields.tsx'
import { withShare, withSum } from './offer-document.ts'
import type { SumPartProps } from './part-props.ts'
import { RulePart } from './rule-part.tsx'
import { useOptions } from './use-options.ts'

/** How much, of what, and as what kind of money. */
export function GivesPart({ document, code, disabled, problem, onDocument }: SumPartProps) {
  const t = useText()
  const options = useOptions()
  const { gives, kind, mode, isSticky, endsByWithdrawal = false } = document
  const isShare = gives.percent > 0
  const sum = (part: 'fixed' | 'leastDeposit' | 'most') => ({
    field: `gives.${part}`,
    label: t(`offers-desk.${part}`),
    code,
    disabled,
    amount: gives[part][code],
    error: problem(`gives.${part}.${code}`, `gives.${part}`),
    onAmount: (amount: string | undefined) =>
      onDocument({ ...document, gives: { ...gives, [part]: withSum(gives[part], code, amount) } }),
  })
  return (
    <RulePart title={t('offers-desk.gives')}>
      {kind === 'deposit' && (
        <>
          <Select
            dense
            label={t('offers-desk.gives')}
            disabled={disabled}
            value={isShare ? 'share' : 'fixed'}
            options={[
              { value: 'share', label: t('offers-desk.givesShare') },
              { value: 'fixed', label: t('offers-desk.givesFixed') },
            ]}
            onValue={(how) => onDocument(withShare(document, how === 'share'))}
          />
        </>
      )}
      {(kind === 'deposit' || gives.leastDeposit[code] !== undefined) && (
        <OfferSum {...sum('leastDeposit')} />
      )}
      {isShare ? (
        <>
          <OfferNumber
            field="gives.percent"
            label={t('offers-desk.percent')}
            disabled={disabled}
            decimals={2}
            min={1}
            max={100_000}
            unit="%"
            value={gives.percent}
            error={problem('gives.percent')}
            onValue={(percent) => onDocument({ ...document, gives: { ...gives, percent } })}
          />
          <OfferSum {...sum('most')} />
        </>
      ) : (
        <>
          <OfferSum {...sum('fixed')} />
          {gives.most[code] !== undefined && <OfferSum {...sum('most')} />}
        </>
      )}
      <Select
        dense
        label={t('offers-desk.mode')}
        disabled={disabled}
        value={mode}
        options={options(modeNames)}
        onValue={(next) =>
          onDocument({
            ...document,
            mode: next,
            isSticky: next === 'pocket' && isSticky,
            endsByWithdrawal: next === 'pocket' && endsByWithdrawal,
            maxBet: next === 'pocket' ? document.maxBet : {},
            maxWin: next === 'pocket' ? document.maxWin : {},
          })
        }
      />
      {(mode === 'pocket' || isSticky) && (
        <div className="self-center">
          <Switch
            label={t('offers-desk.sticky')}
            checked={isSticky}
            disabled={disabled}
            onChecked={(on) => onDocument({ ...document, isSticky: on })}
          />
          <FieldNote error={problem('isSticky')} />
        </div>
      )}
      {(mode === 'pocket' || endsByWithdrawal) && (
        <div className="self-center">
          <Switch
            label={t('offers-desk.endsByWithdrawal')}
            checked={endsByWithdrawal}
            disabled={disabled}
            onChecked={(on) => onDocument({ ...document, endsByWithdrawal: on })}
          />
          <FieldNote error={problem('endsByWithdrawal')} />
        </div>
      )}
    </RulePart>
  )
}
