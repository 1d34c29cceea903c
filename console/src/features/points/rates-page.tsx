import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { PointsDocument } from '@baize/contract/points/points-settings'
import { languageEntry } from '@baize/kernel/language'
import { isCurrency } from '@baize/kernel/money'
import { Card } from '@baize/ui/card'
import { HeldNumbers } from '@baize/ui/forms/held-numbers'
import { useLanguage, useText } from '@baize/texts/use-text'
import { DocumentHead } from '../../shared/documents/document-head.tsx'
import { PageSkeleton } from '../../shared/documents/page-skeleton.tsx'
import { brandSource } from '../../shared/documents/sources.ts'
import { documentQuery, useDocument } from '../../shared/documents/use-document.ts'
import { NumberRow } from '../../shared/settings/number-row.tsx'
import { SettingMarks } from '../../shared/settings/setting-marks.tsx'
import { SumsRow } from '../../shared/settings/sums-row.tsx'
import { gameCategoryNames } from '../../shared/words/game-category-names.ts'
import { loosens, pointWords, waitsFor } from './change-words.ts'
import { pointsSource } from './source.ts'

/** How fast points come, and what they are worth. */
export function PointRatesPage() {
  usePrefetchQuery(documentQuery(pointsSource))
  usePrefetchQuery(documentQuery(brandSource))
  return (
    <div className="grid gap-4 p-4 lg:px-6 lg:pt-5 lg:pb-6">
      <Suspense fallback={<PageSkeleton />}>
        <HeldNumbers>
          <RatesDesk />
        </HeldNumbers>
      </Suspense>
    </div>
  )
}

type Product = keyof PointsDocument['weights']

const sums = ['earnPer', 'worth'] as const
const sumHelp = { earnPer: 'points-desk.earnPerHelp', worth: 'points-desk.worthHelp' } as const
const numbers = [
  { id: 'convertMin', help: 'points-desk.convertMinHelp', min: 100, max: 100_000_000 },
  { id: 'reviewFrom', help: 'points-desk.reviewFromHelp', min: 0, max: 1_000_000_000 },
] as const
const mostWeight = 100_000

function RatesDesk() {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const document = useDocument(pointsSource)
  const brand = useSuspenseQuery(documentQuery(brandSource)).data.live.content.currency
  const { content, change, mayWrite } = document
  const changed = new Set(document.changes.map(({ path }) => path.join('.')))
  const loosened = new Set(document.changes.filter(loosens).map(({ path }) => path.join('.')))
  const has = (all: ReadonlySet<string>, id: string) =>
    [...all].some((one) => one === id || one.startsWith(`${id}.`))
  const marksOf = (id: string) => (
    <SettingMarks isChanged={has(changed, id)} isLoosened={has(loosened, id)} />
  )
  const problemOf = (value: number, min: number, max: number, whole = 1) =>
    value < min || value > max
      ? t('system-desk.bounds', { min: min / whole, max: max / whole })
      : undefined
  const products = Object.keys(content.weights) as Product[]
  const bad =
    numbers.filter(({ id, min, max }) => problemOf(content[id], min, max)).length +
    products.filter((product) => problemOf(content.weights[product], 0, mostWeight)).length
  return (
    <>
      <DocumentHead<PointsDocument>
        document={document}
        title={t('points-desk-menu.rates')}
        sub={t('points-desk.ratesSub')}
        publishTitle={t('points-desk.publishRates')}
        words={pointWords(t, tag)}
        loosens={loosens}
        waitsFor={waitsFor}
        problem={bad > 0 ? t('system-desk.badSettings', { bad }) : undefined}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
        <Card title={t('points-desk.ratesGeneral')}>
          <ul className="divide-y divide-line">
            {sums.map((id) => (
              <SumsRow
                key={id}
                label={t(`points-second.${id}`)}
                help={t(sumHelp[id])}
                none={t('points-second.none')}
                sums={content[id]}
                problem={undefined}
                marks={marksOf(id)}
                disabled={!mayWrite}
                brandCurrency={isCurrency(brand) ? brand : 'PHP'}
                onSums={(given) => change({ ...content, [id]: given })}
              />
            ))}
            {numbers.map(({ id, help, min, max }) => (
              <NumberRow
                key={id}
                label={t(`points-second.${id}`)}
                help={t(help)}
                unit={t('points-desk.unitPoints')}
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
        <Card title={t('points-second.weights')}>
          <p className="text-text-2">{t('points-desk.weightsText')}</p>
          <ul className="mt-2 divide-y divide-line">
            {products.map((product) => (
              <NumberRow
                key={product}
                label={t(gameCategoryNames[product])}
                help={t('points-desk.weightHelp')}
                unit="%"
                min={0}
                max={mostWeight}
                decimals={2}
                value={content.weights[product]}
                problem={problemOf(content.weights[product], 0, mostWeight, 100)}
                marks={marksOf(`weights.${product}`)}
                disabled={!mayWrite}
                onValue={(value) =>
                  change({ ...content, weights: { ...content.weights, [product]: value } })
                }
              />
            ))}
          </ul>
        </Card>
      </div>
    </>
  )
}
