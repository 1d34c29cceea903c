import { usePrefetchQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { AgentsDocument } from '@baize/contract/agents/agents-settings'
import { languageEntry } from '@baize/kernel/language'
import { HeldNumbers } from '@baize/ui/forms/held-numbers'
import { Card } from '@baize/ui/card'
import { useLanguage, useText } from '@baize/texts/use-text'
import { DocumentHead } from '../../../shared/documents/document-head.tsx'
import { PageSkeleton } from '../../../shared/documents/page-skeleton.tsx'
import { agentsSource } from '../../../shared/documents/sources.ts'
import { documentQuery, useDocument } from '../../../shared/documents/use-document.ts'
import { NumberRow } from '../../../shared/settings/number-row.tsx'
import { SettingMarks } from '../../../shared/settings/setting-marks.tsx'
import { isRateStep } from '../read-rate.ts'
import { contractKinds, kindTexts, type ContractKind } from '../words.ts'
import { agentWords, loosens } from './change-words.ts'

/** What operators set about agents. */
export function AgentSettingsPage() {
  usePrefetchQuery(documentQuery(agentsSource))
  return (
    <div className="grid gap-4 p-4 lg:px-6 lg:pt-5 lg:pb-6">
      <Suspense fallback={<PageSkeleton />}>
        <HeldNumbers>
          <SettingsDesk />
        </HeldNumbers>
      </Suspense>
    </div>
  )
}

/** Rates are kept in hundredths of a percent. */
const rateDecimals = 2

const numbers = [
  {
    id: 'offerDays',
    name: 'agents-desk.setOfferDays',
    help: 'agents-desk.setOfferDaysHelp',
    unit: 'agents-desk.unitDays',
    min: 1,
    max: 90,
    decimals: 0,
  },
  {
    id: 'accountsPerDay',
    name: 'agents-desk.setAccounts',
    help: 'agents-desk.setAccountsHelp',
    unit: 'agents-desk.unitAccounts',
    min: 0,
    max: 10_000,
    decimals: 0,
  },
  {
    id: 'topRate',
    name: 'agents-desk.setTopRate',
    help: 'agents-desk.setTopRateHelp',
    unit: 'agents-desk.unitRate',
    min: 0,
    max: 10_000,
    decimals: 2,
  },
] as const

function SettingsDesk() {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const document = useDocument(agentsSource)
  const { content, change, mayWrite } = document
  const changed = new Set(document.changes.map(({ path }) => path.join('.')))
  const loosened = new Set(document.changes.filter(loosens).map(({ path }) => path.join('.')))
  const setRate = (kind: ContractKind, rate: number) =>
    change({ ...content, highestRates: { ...content.highestRates, [kind]: rate } })
  const problemOf = (value: number, min: number, max: number, decimals = rateDecimals) => {
    const whole = 10 ** decimals
    const bounds = { min: min / whole, max: max / whole }
    return value < min || value > max ? t('system-desk.bounds', bounds) : undefined
  }
  // One from before rates had steps may stay as it is.
  const topStep =
    changed.has('topRate') && !isRateStep(content.topRate) ? t('errors.rate_step') : undefined
  const numberProblem = ({ id, min, max, decimals }: (typeof numbers)[number]) =>
    problemOf(content[id], min, max, decimals) ?? (id === 'topRate' ? topStep : undefined)
  const bad =
    numbers.filter((one) => numberProblem(one) !== undefined).length +
    contractKinds.filter((kind) => problemOf(content.highestRates[kind], 0, 10_000) !== undefined)
      .length
  return (
    <>
      <DocumentHead<AgentsDocument>
        document={document}
        title={t('ops.placeAgentSettings')}
        sub={t('agents-desk.settingsSub')}
        publishTitle={t('agents-desk.publishSettings')}
        words={agentWords(t, tag)}
        loosens={loosens}
        problem={bad > 0 ? t('system-desk.badSettings', { bad }) : undefined}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
        <Card title={t('agents-desk.setGeneral')}>
          <ul className="divide-y divide-line">
            {numbers.map((one) => (
              <NumberRow
                key={one.id}
                label={t(one.name)}
                help={t(one.help)}
                unit={t(one.unit)}
                min={one.min}
                max={one.max}
                value={content[one.id]}
                decimals={one.decimals}
                problem={numberProblem(one)}
                marks={
                  <SettingMarks isChanged={changed.has(one.id)} isLoosened={loosened.has(one.id)} />
                }
                disabled={!mayWrite}
                onValue={(value) => change({ ...content, [one.id]: value })}
              />
            ))}
          </ul>
        </Card>
        <Card title={t('agents-desk.setHighest')}>
          <p className="text-text-2">{t('agents-desk.setHighestText')}</p>
          <ul className="mt-2 divide-y divide-line">
            {contractKinds.map((kind) => (
              <NumberRow
                key={kind}
                label={t(kindTexts[kind])}
                help={t('agents-desk.setHighestHelp')}
                unit={t('agents-desk.unitRate')}
                min={0}
                max={10_000}
                value={content.highestRates[kind]}
                decimals={rateDecimals}
                problem={problemOf(content.highestRates[kind], 0, 10_000)}
                marks={
                  <SettingMarks
                    isChanged={changed.has(`highestRates.${kind}`)}
                    isLoosened={loosened.has(`highestRates.${kind}`)}
                  />
                }
                disabled={!mayWrite}
                onValue={(rate) => setRate(kind, rate)}
              />
            ))}
          </ul>
        </Card>
      </div>
    </>
  )
}
