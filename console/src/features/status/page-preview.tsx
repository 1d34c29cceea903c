import { useQuery } from '@tanstack/react-query'
import { Headset } from 'lucide-react'
import { useState } from 'react'
import type { StatusDocument } from '@baize/contract/system/system-settings'
import { Card } from '@baize/ui/card'
import { cx } from '@baize/ui/look/cx.ts'
import { Moment } from '@baize/ui/figures/moment'
import { BlockedPicture, MaintenancePicture } from '@baize/ui/figures/pictures'
import { Segmented } from '@baize/ui/forms/segmented'
import { languageEntry, type Language } from '@baize/kernel/language'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { useOperator } from '../../shared/operator.ts'
import { renderText, textsQuery } from '../../shared/words/texts-of.ts'

type PagePreviewProps = { readonly status: StatusDocument; readonly language: Language }

/** The page that a visitor gets instead of the site: the draft in the language that is edited, the site's own words. */
export function PagePreview({ status, language }: PagePreviewProps) {
  const t = useText()
  const [device, setDevice] = useState<'phone' | 'desktop'>('desktop')
  const name = status.mode === 2 ? t('system-desk.blockedPage') : t('system-desk.maintenancePage')
  return (
    <Card
      title={name}
      actions={
        <Segmented
          size="sm"
          label={t('system-desk.device')}
          value={device}
          segments={[
            { value: 'phone', label: t('system-desk.phone') },
            { value: 'desktop', label: t('system-desk.desktop') },
          ]}
          onValue={setDevice}
        />
      }
    >
      <figure aria-label={name} className="flex justify-center">
        <div
          data-theme="dark"
          inert
          lang={languageEntry(language).tag}
          className={cx(
            'flex flex-col items-center justify-center gap-2.5 border border-line bg-bg bg-(image:--weave) px-4 py-8 text-center text-text',
            device === 'phone' ? 'min-h-120 w-65 rounded-card' : 'min-h-72 w-full rounded-ctl',
          )}
        >
          <ClosedPage status={status} language={language} />
        </div>
      </figure>
    </Card>
  )
}

function ClosedPage({ status, language }: PagePreviewProps) {
  const { zone } = useOperator()
  const say = useSiteText(language)
  const isBlocked = status.mode === 2
  const Picture = isBlocked ? BlockedPicture : MaintenancePicture
  const own = status.text[language] ?? status.text.EN ?? ''
  return (
    <>
      <div className="w-44 [&>svg]:h-auto">
        <Picture />
      </div>
      <p className="font-display text-h4 font-(--display-weight)">
        {say(isBlocked ? 'shell.blockedTitle' : 'shell.maintenanceTitle')}
      </p>
      <p className="max-w-80 break-words whitespace-pre-line text-text-2">
        {own || say(isBlocked ? 'shell.blockedText' : 'shell.maintenanceText')}
      </p>
      {!isBlocked && status.endsAt === null && (
        <p className="text-text-3">{say('shell.maintenanceNoEnd')}</p>
      )}
      {!isBlocked && status.endsAt !== null && (
        <p className="font-semibold">
          {say('shell.maintenanceEnds')}{' '}
          <Moment at={new Date(status.endsAt)} language={language} zone={zone} />
        </p>
      )}
      <span className="mt-1 inline-flex h-9 items-center gap-2 rounded-ctl bg-primary px-4 font-semibold text-on-primary">
        <Headset size={16} aria-hidden="true" /> {say('shell.customerService')}
      </span>
    </>
  )
}

/** The member site's sentences in a language, in English where it has none yet. */
function useSiteText(language: Language): (key: TextKey) => string {
  const chosen = useQuery(textsQuery(language, 'shell')).data ?? {}
  const english = useQuery(textsQuery('EN', 'shell')).data ?? {}
  return (key) => renderText(language, chosen, key) ?? renderText('EN', english, key) ?? ''
}
