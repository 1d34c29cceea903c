import type { OfferTopic } from '@baize/contract/promotions/offer'
import { Card } from '@baize/ui/card'
import { Select } from '@baize/ui/forms/select'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { fromZoneField, toZoneField } from '../../../shared/figures/zone-time.ts'
import { useOperator } from '../../../shared/operator.ts'
import { kindNames, profileNames, topicNames } from '../words.ts'
import { withKind } from './offer-document.ts'
import { fieldGrid, type PartProps } from './part-props.ts'
import { controlOf } from './problems.ts'
import { useOptions } from './use-options.ts'

/** What kind of promotion it is, where it stands on the site, and when it runs. */
export function BasicsCard({ document, disabled, problem, onDocument }: PartProps) {
  const t = useText()
  const options = useOptions()
  const { zone } = useOperator()
  const moment = (part: 'from' | 'until') => ({
    dense: true,
    type: 'datetime-local',
    id: controlOf(part),
    label: t(part === 'from' ? 'offers-desk.from' : 'offers-desk.until'),
    hint: zone,
    disabled,
    error: problem(part),
    value: toZoneField(new Date(document[part]), zone),
    onChange: (event: { target: { value: string } }) => {
      const at = fromZoneField(event.target.value, zone)
      if (at) onDocument({ ...document, [part]: at.toISOString() })
    },
  })
  return (
    <Card>
      <div className="@container">
        <div className={fieldGrid}>
          <Select
            dense
            label={t('offers-desk.kind')}
            disabled={disabled}
            value={document.kind}
            options={options(kindNames)}
            onValue={(kind) => onDocument(withKind(document, kind))}
          />
          <TextField {...moment('from')} />
          <TextField {...moment('until')} />
          <Select<OfferTopic>
            dense
            label={t('offers-desk.topic')}
            disabled={disabled}
            value={document.topic}
            options={options(topicNames)}
            onValue={(topic) => onDocument({ ...document, topic })}
          />
          <Select
            dense
            label={t('offers-desk.profile')}
            disabled={disabled}
            value={document.profile}
            options={options(profileNames)}
            onValue={(profile) => onDocument({ ...document, profile })}
          />
          <TextField
            dense
            id={controlOf('art')}
            error={problem('art')}
            label={t('offers-desk.art')}
            help={t('offers-desk.artHelp')}
            maxLength={60}
            disabled={disabled}
            value={document.art}
            onChange={({ target }) => onDocument({ ...document, art: target.value })}
          />
        </div>
      </div>
    </Card>
  )
}
