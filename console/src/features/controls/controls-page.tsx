import { usePrefetchQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { isCurrency } from '@baize/kernel/money'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Card } from '@baize/ui/card'
import { KeyValues } from '@baize/ui/figures/key-values'
import { Link } from '@baize/ui/navigation/link'
import { Note } from '@baize/ui/waiting/note'
import { HeldNumbers } from '@baize/ui/forms/held-numbers'
import { useLanguage, useText } from '@baize/texts/use-text'
import { approvalsQuery } from '../../shared/approvals.ts'
import { DocumentHead } from '../../shared/documents/document-head.tsx'
import { PageSkeleton } from '../../shared/documents/page-skeleton.tsx'
import { brandSource, policySource } from '../../shared/documents/sources.ts'
import { documentQuery } from '../../shared/documents/use-document.ts'
import { controlWords } from './change-words.ts'
import { ControlRow } from './control-row.tsx'
import { controlGroups, controlProblemOf, everyControl, loosensControl } from './settings.ts'
import { useControls } from './use-controls.ts'

/** What holds everybody who works here: what one person does alone, how long sessions last, from where the console is used. */
export function ControlsPage() {
  usePrefetchQuery(documentQuery(policySource))
  usePrefetchQuery(documentQuery(brandSource))
  return (
    <div className="grid gap-4 p-4 lg:px-6 lg:pt-5 lg:pb-6">
      <Suspense fallback={<PageSkeleton />}>
        <HeldNumbers>
          <ControlsDesk />
        </HeldNumbers>
      </Suspense>
    </div>
  )
}

function ControlsDesk() {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { document, refused } = useControls()
  const { currency, zone } = useSuspenseQuery(documentQuery(brandSource)).data.live.content
  const bad = everyControl.filter((setting) => controlProblemOf(setting, document.content)).length
  return (
    <>
      <DocumentHead
        document={document}
        title={t('ops.placeControls')}
        sub={t('system-desk.controlsSub')}
        publishTitle={t('system-desk.publishControls')}
        words={controlWords(t, tag)}
        loosens={loosensControl}
        problem={bad > 0 ? t('system-desk.badSettings', { bad }) : undefined}
      />
      <WaitingNote />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:block xl:columns-2">
        {controlGroups.map((group) => (
          <Card key={group.id} title={t(group.title)} className="xl:mb-4 xl:break-inside-avoid">
            <p className="text-text-2">{t(group.text)}</p>
            <ul className="mt-2 divide-y divide-line">
              {group.settings.map((setting) => (
                <ControlRow
                  key={setting.id}
                  setting={setting}
                  content={document.content}
                  changes={document.changes}
                  refused={refused?.setting === setting.id ? refused.said : undefined}
                  brandCurrency={isCurrency(currency) ? currency : 'PHP'}
                  disabled={!document.mayWrite}
                  onContent={document.change}
                />
              ))}
            </ul>
          </Card>
        ))}
        <CountedCard currency={currency} zone={zone} />
      </div>
    </>
  )
}

/** A change that was asked for and is not in force yet, so that nobody wonders why the page shows the old one. */
function WaitingNote() {
  const t = useText()
  const waiting = useQuery(approvalsQuery).data?.find(
    ({ action, state }) => action === 'policy.publish' && state === 'waiting',
  )
  if (!waiting) return null
  return (
    <Note
      tone="pending"
      title={t('system-desk.controlsWait')}
      action={
        <Link
          to={{ path: '/approvals', search: { request: waiting.id } }}
          className={buttonClass({ size: 'sm' })}
        >
          {t('system-desk.controlsReview')}
        </Link>
      }
    >
      {t('system-desk.controlsWaitText', { by: waiting.requestedBy })}
    </Note>
  )
}

/** What limits and days are counted in. It is the brand's, and set with the brand. */
function CountedCard({ currency, zone }: { readonly currency: string; readonly zone: string }) {
  const t = useText()
  return (
    <Card title={t('system-desk.groupCounted')} className="xl:mb-4 xl:break-inside-avoid">
      <p className="text-text-2">{t('system-desk.groupCountedText')}</p>
      <div className="my-3">
        <KeyValues
          ruled
          items={[
            { id: 'currency', label: t('alerts.setCurrency'), value: currency },
            { id: 'zone', label: t('alerts.setZone'), value: zone.replaceAll('_', ' ') },
          ]}
        />
      </div>
      <Link to={{ path: '/whitelabel' }} className="text-link underline">
        {t('system-desk.countedWhere')}
      </Link>
    </Card>
  )
}
