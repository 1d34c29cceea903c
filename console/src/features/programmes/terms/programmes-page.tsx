import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ProgrammesDocument } from '@baize/contract/promotions/programmes-settings'
import { languageEntry } from '@baize/kernel/language'
import { currencies, isCurrency, type Currency } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { HeldNumbers } from '@baize/ui/forms/held-numbers'
import { Select } from '@baize/ui/forms/select'
import { Tabs, TabPanel } from '@baize/ui/navigation/tabs'
import { useLanguage, useText } from '@baize/texts/use-text'
import { DocumentHead } from '../../../shared/documents/document-head.tsx'
import { PageSkeleton } from '../../../shared/documents/page-skeleton.tsx'
import { brandSource } from '../../../shared/documents/sources.ts'
import { documentQuery, useDocument } from '../../../shared/documents/use-document.ts'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { programmesSource } from '../source.ts'
import { badLevel, loosens, programmeWords, seenChanges, waitsFor } from './change-words.ts'
import { LevelsTable } from './levels-table.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { numberRules, RulesPart } from './rules-part.tsx'

/** Levels, rebate and cash back: what is asked, and what is given for it. */
export function ProgrammesPage() {
  usePrefetchQuery(documentQuery(programmesSource))
  usePrefetchQuery(documentQuery(brandSource))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 lg:px-6 lg:pt-5 lg:pb-6">
      <Suspense fallback={<PageSkeleton />}>
        <HeldNumbers>
          <ProgrammesDesk />
        </HeldNumbers>
      </Suspense>
    </div>
  )
}

const tabs = ['levels', 'rates', 'rules'] as const

function ProgrammesDesk() {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const [search, change] = useSearch()
  const document = useDocument(programmesSource)
  const wire = useSuspenseQuery(documentQuery(brandSource)).data.live.content.currency
  const brand: Currency = isCurrency(wire) ? wire : 'PHP'
  const [currency, setCurrency] = useState<Currency>(brand)
  const [isPreviewed, setPreviewed] = useState(false)
  const { content, mayWrite } = document
  const tab = tabs.find((one) => one === search['tab']) ?? 'levels'
  const bad = badLevel(content.levels)
  const isOut = numberRules.some(({ id, min, max }) => content[id] < min || content[id] > max)
  const problem =
    bad !== undefined
      ? t('programmes-desk.badLevel', { level: bad })
      : isOut
        ? t('system-desk.badSettings', { bad: 1 })
        : undefined
  return (
    <>
      <DocumentHead<ProgrammesDocument>
        document={document}
        title={t('programmes-desk-menu.programmes')}
        sub={t('programmes-desk.sub')}
        publishTitle={t('programmes-desk.publishTitle')}
        words={programmeWords(t, tag)}
        loosens={loosens}
        waitsFor={waitsFor}
        seen={seenChanges}
        problem={problem}
        actions={
          <Button
            icon={<Users size={16} />}
            disabled={bad !== undefined}
            onClick={() => setPreviewed(true)}
          >
            {t('programmes-desk.preview')}
          </Button>
        }
      />
      <Card flush className="overflow-clip">
        <div className="flex flex-wrap items-end justify-between gap-3 px-4 pt-3 md:px-5">
          <Tabs
            name="programmes"
            label={t('programmes-desk-menu.programmes')}
            selected={tab}
            onSelect={(id) => change({ tab: id === 'levels' ? undefined : id })}
            tabs={[
              { id: 'levels', label: t('programmes-desk.tabLevels') },
              { id: 'rates', label: t('programmes-desk.tabRates') },
              { id: 'rules', label: t('programmes-desk.tabRules') },
            ]}
          />
          {tab !== 'rules' && (
            <div className="w-32 pb-2">
              <Select
                label={t('programmes-desk.currency')}
                value={currency}
                onValue={setCurrency}
                options={currencies.map((code) => ({ value: code, label: code }))}
              />
            </div>
          )}
        </div>
        <TabPanel name="programmes" selected={tab}>
          {tab === 'rules' ? (
            <RulesPart
              content={content}
              changes={document.changes}
              brand={brand}
              disabled={!mayWrite}
              onContent={document.change}
            />
          ) : (
            <>
              <p className="px-4 py-3 text-text-2 md:px-5">
                {t(tab === 'levels' ? 'programmes-desk.levelsText' : 'programmes-desk.ratesText', {
                  currency,
                })}
              </p>
              <LevelsTable
                key={`${tab} ${currency}`}
                part={tab}
                levels={content.levels}
                currency={currency}
                disabled={!mayWrite}
                onLevels={(levels) => document.change({ ...content, levels })}
              />
            </>
          )}
        </TabPanel>
      </Card>
      {isPreviewed && <PreviewDialog content={content} onClose={() => setPreviewed(false)} />}
    </>
  )
}
