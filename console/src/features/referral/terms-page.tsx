import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ReferralDocument } from '@baize/contract/promotions/referral-settings'
import { languageEntry } from '@baize/kernel/language'
import { isCurrency } from '@baize/kernel/money'
import { Card } from '@baize/ui/card'
import { HeldNumbers } from '@baize/ui/forms/held-numbers'
import { Switch } from '@baize/ui/forms/switch'
import { useLanguage, useText } from '@baize/texts/use-text'
import { DocumentHead } from '../../shared/documents/document-head.tsx'
import { PageSkeleton } from '../../shared/documents/page-skeleton.tsx'
import { brandSource } from '../../shared/documents/sources.ts'
import { documentQuery, useDocument } from '../../shared/documents/use-document.ts'
import { NumberRow } from '../../shared/settings/number-row.tsx'
import { SettingMarks } from '../../shared/settings/setting-marks.tsx'
import { SumsRow } from '../../shared/settings/sums-row.tsx'
import { loosens, settings, termWords } from './change-words.ts'
import { referralSource } from './source.ts'

/** What is asked of friends, what both get, and what stops it. */
export function ReferralTermsPage() {
  usePrefetchQuery(documentQuery(referralSource))
  usePrefetchQuery(documentQuery(brandSource))
  return (
    <div className="grid gap-4 p-4 lg:px-6 lg:pt-5 lg:pb-6">
      <Suspense fallback={<PageSkeleton />}>
        <HeldNumbers>
          <TermsDesk />
        </HeldNumbers>
      </Suspense>
    </div>
  )
}

const sums = {
  asks: ['deposit', 'validBet'],
  gives: ['toReferrer', 'toFriend'],
} as const
const numbers = {
  asks: [
    { id: 'deposits', min: 0, max: 20, unit: 'referral-desk.unitTimes' },
    { id: 'days', min: 1, max: 180, unit: 'referral-desk.unitDays' },
    { id: 'holdDays', min: 0, max: 60, unit: 'referral-desk.unitDays' },
  ],
  gives: [
    { id: 'times', min: 0, max: 3, unit: 'referral-desk.unitTimes' },
    { id: 'claimDays', min: 1, max: 90, unit: 'referral-desk.unitDays' },
    { id: 'perMonth', min: 1, max: 1_000, unit: 'referral-desk.unitFriends' },
    { id: 'ever', min: 1, max: 10_000, unit: 'referral-desk.unitFriends' },
  ],
} as const
const switches = ['needsPhone', 'stopsSameDevice', 'stopsSamePayee', 'stopsSameNetwork'] as const
const parts = [
  { id: 'asks', title: 'referral-desk.asks' },
  { id: 'gives', title: 'referral-desk.gives' },
] as const

function TermsDesk() {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const document = useDocument(referralSource)
  const brand = useSuspenseQuery(documentQuery(brandSource)).data.live.content.currency
  const { content, change, mayWrite } = document
  const touched = (id: string) => document.changes.filter(({ path }) => path[0] === id)
  const marksOf = (id: string) => (
    <SettingMarks isChanged={touched(id).length > 0} isLoosened={touched(id).some(loosens)} />
  )
  const problemOf = (value: number, min: number, max: number) =>
    value < min || value > max ? t('system-desk.bounds', { min, max }) : undefined
  const bad = parts.flatMap(({ id: part }) =>
    numbers[part].filter(({ id, min, max }) => problemOf(content[id], min, max)),
  ).length
  return (
    <>
      <DocumentHead<ReferralDocument>
        document={document}
        title={t('referral-desk-menu.terms')}
        sub={t('referral-desk.termsSub')}
        publishTitle={t('referral-desk.publish')}
        words={termWords(t, tag)}
        loosens={loosens}
        problem={bad > 0 ? t('system-desk.badSettings', { bad }) : undefined}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
        {parts.map(({ id: part, title }) => (
          <Card key={part} title={t(title)}>
            <ul className="divide-y divide-line">
              {sums[part].map((id) => (
                <SumsRow
                  key={id}
                  label={t(settings[id].name)}
                  help={t('referral-desk.sumHelp')}
                  none={t('alerts.nothing')}
                  sums={content[id]}
                  problem={undefined}
                  marks={marksOf(id)}
                  disabled={!mayWrite}
                  brandCurrency={isCurrency(brand) ? brand : 'PHP'}
                  onSums={(given) => change({ ...content, [id]: given })}
                />
              ))}
              {numbers[part].map(({ id, min, max, unit }) => (
                <NumberRow
                  key={id}
                  label={t(settings[id].name)}
                  unit={t(unit)}
                  min={min}
                  max={max}
                  value={content[id]}
                  problem={problemOf(content[id], min, max)}
                  marks={marksOf(id)}
                  disabled={!mayWrite}
                  onValue={(value) => change({ ...content, [id]: value })}
                />
              ))}
            </ul>
          </Card>
        ))}
        <Card title={t('referral-desk.stops')}>
          <p className="text-text-2">{t('referral-desk.stopsText')}</p>
          <ul className="mt-2 divide-y divide-line">
            {switches.map((id) => (
              <li key={id} className="flex flex-wrap items-center gap-2 py-2">
                <Switch
                  label={t(settings[id].name)}
                  checked={content[id]}
                  disabled={!mayWrite}
                  onChecked={(value) => change({ ...content, [id]: value })}
                />
                {marksOf(id)}
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  )
}
