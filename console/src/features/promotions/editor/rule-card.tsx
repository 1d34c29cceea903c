import { X } from 'lucide-react'
import { currencies, isCurrency, type Currency } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { Segmented } from '@baize/ui/forms/segmented'
import { useText } from '@baize/texts/use-text'
import { AsksPart } from './asks-part.tsx'
import { BoundsPart } from './bounds-part.tsx'
import { GivesPart } from './gives-part.tsx'
import { withoutCurrency } from './offer-document.ts'
import type { SumPartProps } from './part-props.ts'
import { WhoPart } from './who-part.tsx'

type RuleCardProps = SumPartProps & {
  /** All that it names; the brand's is always among them. */
  readonly codes: readonly Currency[]
  readonly ofBrand: Currency
  readonly onCode: (code: Currency) => void
}

/** What it gives, what it asks, its bounds, and for whom. Sums are shown in one currency at a time. */
export function RuleCard({ codes, ofBrand, onCode, ...part }: RuleCardProps) {
  const t = useText()
  const { code, disabled, document, onDocument } = part
  const left = currencies.filter((one) => !codes.includes(one))
  return (
    <Card
      title={t('offers-desk.rule')}
      actions={
        <span className="flex flex-wrap items-center justify-end gap-2">
          <Segmented
            size="sm"
            label={t('offers-desk.sumsIn')}
            value={code}
            segments={codes.map((one) => ({ value: one, label: one }))}
            onValue={onCode}
          />
          {!disabled && code !== ofBrand && (
            <Button
              size="sm"
              variant="ghost"
              icon={<X size={14} />}
              onClick={() => {
                onDocument(withoutCurrency(document, code))
                onCode(ofBrand)
              }}
            >
              {t('offers-desk.dropCurrency', { currency: code })}
            </Button>
          )}
          {!disabled && left.length > 0 && (
            <select
              aria-label={t('offers-desk.addCurrency')}
              value=""
              onChange={({ target }) => {
                if (isCurrency(target.value)) onCode(target.value)
              }}
              className="h-8 w-fit rounded-ctl border border-dashed border-line-strong bg-transparent px-2 text-meta text-text-2 pointer-coarse:h-11"
            >
              <option value="">{t('offers-desk.addCurrency')}</option>
              {left.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          )}
        </span>
      }
    >
      <div className="@container divide-y divide-line [&>*]:py-4 [&>*:first-child]:pt-0 [&>*:last-child]:pb-0">
        <GivesPart {...part} />
        <AsksPart {...part} />
        <BoundsPart {...part} />
        <WhoPart {...part} />
      </div>
    </Card>
  )
}
