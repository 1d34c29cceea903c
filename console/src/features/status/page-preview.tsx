import { Headset } from 'lucide-react'
import { useState } from 'react'
import type { StatusDocument } from '@baize/contract/documents'
import { Card } from '@baize/ui/card'
import { cx } from '@baize/ui/cx.ts'
import { Moment } from '@baize/ui/moment'
import { BlockedPicture, MaintenancePicture } from '@baize/ui/pictures'
import { Segmented } from '@baize/ui/segmented'
import { languageEntry, type Language } from '@baize/kernel/language'
import { useText } from '@baize/texts/use-text'
import { useOperator } from '../../shared/operator.ts'

type PagePreviewProps = { readonly status: StatusDocument; readonly language: Language }

/** The page that a visitor gets instead of the site, with the draft's text in the language that is edited. */
export function PagePreview({ status, language }: PagePreviewProps) {
  const t = useText()
  const [device, setDevice] = useState<'phone' | 'desktop'>('desktop')
  const isBlocked = status.mode === 2
  const text = status.text[language] ?? status.text.EN ?? ''
  const { tag } = languageEntry(status.text[language] === undefined ? 'EN' : language)
  const Picture = isBlocked ? BlockedPicture : MaintenancePicture
  return (
    <Card
      title={isBlocked ? t('desk.blockedPage') : t('desk.maintenancePage')}
      actions={
        <Segmented
          size="sm"
          label={t('desk.device')}
          value={device}
          segments={[
            { value: 'phone', label: t('desk.phone') },
            { value: 'desktop', label: t('desk.desktop') },
          ]}
          onValue={setDevice}
        />
      }
    >
      <figure
        aria-label={isBlocked ? t('desk.blockedPage') : t('desk.maintenancePage')}
        className="flex justify-center"
      >
        <div
          data-theme="dark"
          inert
          className={cx(
            'flex flex-col items-center justify-center gap-2.5 border border-line bg-bg bg-(image:--weave) px-4 py-8 text-center text-text',
            device === 'phone' ? 'min-h-120 w-65 rounded-card' : 'min-h-72 w-full rounded-ctl',
          )}
        >
          <div className={device === 'phone' ? 'w-40' : 'w-44'}>
            <Picture />
          </div>
          <p className="font-display text-h4 font-semibold">
            {isBlocked ? t('desk.blockedHeading') : t('desk.maintenanceHeading')}
          </p>
          <p lang={tag} className="max-w-80 break-words whitespace-pre-line text-text-2">
            {text || (isBlocked ? t('desk.blockedDefault') : t('desk.maintenanceDefault'))}
          </p>
          {!isBlocked && status.endsAt !== null && <OpensAgain at={status.endsAt} />}
          <span className="mt-1 inline-flex h-9 items-center gap-2 rounded-ctl bg-felt px-4 font-semibold text-on-felt">
            <Headset size={16} aria-hidden="true" /> {t('desk.customerService')}
          </span>
        </div>
      </figure>
    </Card>
  )
}

function OpensAgain({ at }: { readonly at: string }) {
  const t = useText()
  const { zone } = useOperator()
  return (
    <p className="font-semibold">
      {t('desk.opensAgain')} <Moment at={new Date(at)} language="EN" zone={zone} />
    </p>
  )
}
