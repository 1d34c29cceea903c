import type { CSSProperties } from 'react'
import type { BrandDocument } from '@baize/contract/system/system-settings'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { Select } from '@baize/ui/forms/select'
import { Switch } from '@baize/ui/forms/switch'
import { TextField } from '@baize/ui/forms/text-field'
import { currencies, scaleOf } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { AgentNames } from './agent-names.tsx'
import { HueField } from './hue-field.tsx'
import { LanguageChips } from './language-chips.tsx'
import { LanguageText } from './language-text.tsx'
import { BrandWordmark } from './wordmark.tsx'

type BrandCardProps = {
  readonly brand: BrandDocument
  readonly onBrand: (brand: BrandDocument) => void
  readonly onHistory: () => void
  readonly disabled: boolean
}

const zones = Intl.supportedValuesOf('timeZone')

export function BrandCard({ brand, onBrand, onHistory, disabled }: BrandCardProps) {
  const t = useText()
  const change = (part: Partial<BrandDocument>) => onBrand({ ...brand, ...part })
  const knownZones = zones.includes(brand.zone) ? zones : [brand.zone, ...zones]
  return (
    <Card
      title={t('system-desk.brand')}
      actions={
        <Button size="sm" onClick={onHistory}>
          {t('system-desk.history')}
        </Button>
      }
    >
      <fieldset disabled={disabled} className="grid min-w-0 gap-4 sm:grid-cols-2">
        <TextField
          dense
          label={t('system-desk.brandName')}
          value={brand.name}
          maxLength={60}
          error={brand.name.trim() === '' ? t('system-desk.brandNameMissing') : undefined}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Wordmarks brand={brand} />
        <div className="sm:col-span-2">
          <HueField hue={brand.hue} onHue={(hue) => change({ hue })} />
        </div>
        <Select
          dense
          label={t('system-desk.currency')}
          value={brand.currency}
          options={currencies.map((code) => ({
            value: code as string,
            label: t('system-desk.currencyOption', { code, decimals: scaleOf(code) }),
          }))}
          onValue={(currency) => change({ currency })}
        />
        <Select
          dense
          label={t('system-desk.zone')}
          value={brand.zone}
          options={knownZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          onValue={(zone) => change({ zone })}
        />
        <div className="sm:col-span-2">
          <LanguageChips
            chosen={brand.languages}
            first={brand.defaultLanguage}
            onChange={(languages, defaultLanguage) => change({ languages, defaultLanguage })}
          />
        </div>
        <div className="border-t border-line pt-4 sm:col-span-2">
          <Switch
            label={t('system-desk.jackpotCounter')}
            help={t('system-desk.jackpotCounterHelp')}
            atEnd
            checked={brand.jackpotCounter}
            onChecked={(jackpotCounter) => change({ jackpotCounter })}
          />
        </div>
        <div className="sm:col-span-2">
          <LanguageText
            label={t('system-desk.licence')}
            help={t('system-desk.licenceHelp')}
            languageLabel={t('system-desk.licenceLanguage')}
            texts={brand.licence}
            languages={brand.languages}
            maxLength={2000}
            rows={3}
            onTexts={(licence) => change({ licence })}
          />
        </div>
        <div className="sm:col-span-2">
          <LanguageText
            label={t('system-desk.serviceHours')}
            help={t('system-desk.serviceHoursHelp')}
            languageLabel={t('system-desk.serviceHoursLanguage')}
            texts={brand.serviceHours ?? {}}
            languages={brand.languages}
            maxLength={120}
            onTexts={(serviceHours) => change({ serviceHours })}
          />
        </div>
        <div className="sm:col-span-2">
          <LanguageText
            label={t('system-desk.zaloHint')}
            help={t('system-desk.zaloHintHelp')}
            languageLabel={t('system-desk.zaloHintLanguage')}
            texts={brand.zaloHint ?? {}}
            languages={brand.languages}
            maxLength={120}
            onTexts={(zaloHint) => change({ zaloHint })}
          />
        </div>
        <AgentNames brand={brand} onNames={change} />
        <div className="sm:col-span-2">
          <TextField
            dense
            label={t('system-desk.copyright')}
            value={brand.copyright}
            maxLength={200}
            onChange={(event) => change({ copyright: event.target.value })}
          />
        </div>
      </fieldset>
    </Card>
  )
}

/** The name as the header sets it, on the header's ground in both themes. */
function Wordmarks({ brand }: { readonly brand: BrandDocument }) {
  const t = useText()
  const hue = { '--brand-h': brand.hue } as CSSProperties
  return (
    <div className="min-w-0">
      <p className="mb-1.5 font-medium">{t('system-desk.wordmark')}</p>
      <div className="grid grid-cols-2 gap-2">
        {(['dark', 'light'] as const).map((theme) => (
          <div
            key={theme}
            data-brand=""
            data-theme={theme}
            style={hue}
            className="flex h-9 min-w-0 items-center justify-center rounded-ctl border border-line bg-s1 px-1.5 text-text"
          >
            <BrandWordmark
              name={brand.name}
              className={brand.name.length > 9 ? 'text-meta' : 'text-body'}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
