import { useText } from '@baize/texts/use-text'
import { OfferSum } from './fields.tsx'
import { withSum } from './offer-document.ts'
import type { SumPartProps } from './part-props.ts'
import { RulePart } from './rule-part.tsx'

/** What it may give in all, and the bounds of one stake and of what becomes cash. */
export function BoundsPart({ document, code, disabled, problem, onDocument }: SumPartProps) {
  const t = useText()
  const sum = (part: 'budget' | 'maxBet' | 'maxWin', help: string) => (
    <OfferSum
      field={part}
      label={t(`offers-desk.${part}`)}
      help={help}
      code={code}
      disabled={disabled}
      amount={document[part][code]}
      error={problem(`${part}.${code}`)}
      onAmount={(amount) =>
        onDocument({ ...document, [part]: withSum(document[part], code, amount) })
      }
    />
  )
  // What cash cannot have is shown where it is there, so that it can be taken away.
  const isShown = (part: 'maxBet' | 'maxWin') =>
    document.mode === 'pocket' || document[part][code] !== undefined
  return (
    <RulePart title={t('offers-desk.bounds')}>
      {sum('budget', t('offers-desk.budgetHelp'))}
      {isShown('maxBet') && sum('maxBet', t('offers-desk.noBound'))}
      {isShown('maxWin') && sum('maxWin', t('offers-desk.noBound'))}
    </RulePart>
  )
}
