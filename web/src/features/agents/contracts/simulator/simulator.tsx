import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContractTerms } from '@baize/contract/agents/contract-parts'
import { isCurrency, type Currency } from '@baize/kernel/money'
import { Select } from '@baize/ui/forms/select'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { useCurrency } from '../../../../shared/system.ts'
import { RecordSum } from '../../../../shared/report/sum.tsx'
import { FittedSum } from '../../overview/fitted-sum.tsx'
import { simulationQuery, type SimulatedPeriod, type Simulation, type Tried } from './api.ts'
import { ownShareOf } from './own-share.ts'
import { PeriodsCompared } from './periods-compared.tsx'
import { SimulatedBars } from './simulated-bars.tsx'
import { SimulatedTable } from './simulated-table.tsx'

const counts = ['3', '6', '12', '24'] as const

type Props = {
  /** Nothing while what is typed makes no terms. */
  readonly tried: Tried | undefined
  readonly currency: string
  readonly title: string
  /** Beside something else, where there is no room for all columns. */
  readonly isBrief?: boolean
  /** The present contract pays by other periods than what is tried. */
  readonly hasOtherPeriod?: boolean
  /** The own terms of who would give them. */
  readonly own?: ContractTerms
}

/** What terms would have paid over the last periods, beside the present contract. */
export function Simulator({
  tried,
  currency,
  title,
  isBrief = false,
  hasOtherPeriod = false,
  own,
}: Props) {
  const t = useText()
  const [count, setCount] = useState<(typeof counts)[number]>('6')
  const { data, error, refetch } = useQuery(simulationQuery(tried, Number(count)))
  return (
    <section
      aria-label={title}
      className="grid min-w-0 grid-cols-1 gap-3 rounded-card border border-line bg-s1 p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-sans text-body font-semibold">{title}</h2>
        <div className="w-44">
          <Select
            dense
            label={<span className="sr-only">{t('agents-contracts.howManyPeriods')}</span>}
            value={count}
            onValue={setCount}
            options={counts.map((value) => ({
              value,
              label: t('agents-contracts.lastPeriods', { count: Number(value) }),
            }))}
          />
        </div>
      </div>
      <FailureNote error={error} onRetry={refetch} />
      {data && (
        <Result
          simulation={data}
          currency={currency}
          isBrief={isBrief}
          hasOtherPeriod={hasOtherPeriod}
          own={own}
        />
      )}
      {!data && !error && (
        <p className="text-text-3">
          {t(tried ? 'agents-contracts.counting' : 'agents-contracts.tryWhenWhole')}
        </p>
      )}
    </section>
  )
}

type ResultProps = {
  readonly simulation: Simulation
  readonly currency: string
  readonly isBrief: boolean
  readonly hasOtherPeriod: boolean
  readonly own: ContractTerms | undefined
}

function Result({ simulation, currency, isBrief, hasOtherPeriod, own }: ResultProps) {
  const t = useText()
  const brand = useCurrency()
  const money = isCurrency(currency) ? currency : brand
  const { periods, offered, present, difference } = simulation
  const hasPresent = periods.some((one) => one.present !== null)
  const isQuiet = periods.every((one) => one.offered.validBet === '0' && one.offered.loss === '0')
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-4 gap-y-2">
        <div className="@container col-span-full">
          <dt className="text-meta text-text-3">{t('agents-contracts.thisOffer')}</dt>
          <dd className="text-h2 font-semibold">
            <FittedSum of={offered} currency={money} />
          </dd>
        </div>
        {hasPresent && (
          <>
            <Figure name={t('agents-contracts.present')}>
              <RecordSum of={present} currency={money} />
            </Figure>
            <Figure name={t('agents-contracts.difference')}>
              <RecordSum of={difference} currency={money} trend />
            </Figure>
          </>
        )}
        {own && !isQuiet && <Share periods={periods} own={own} currency={money} />}
      </dl>
      {isQuiet ? (
        <p className="text-text-3">{t('agents-contracts.nothingPlayed')}</p>
      ) : (
        <>
          <PeriodsCompared periods={periods} hasOtherPeriod={hasOtherPeriod} />
          <SimulatedBars periods={periods} hasPresent={hasPresent} />
          <details>
            <summary className="min-h-8 cursor-pointer text-link">
              {t('agents-contracts.periods')}
            </summary>
            <SimulatedTable
              periods={periods}
              hasPresent={hasPresent}
              isBrief={isBrief}
              currency={money}
            />
          </details>
        </>
      )}
      <p className="text-meta text-text-3">{t('agents-contracts.noPromise')}</p>
    </>
  )
}

type ShareProps = {
  readonly periods: readonly SimulatedPeriod[]
  readonly own: ContractTerms
  readonly currency: Currency
}

/** What the own rates give for the same sums, and what is left of it for who gives; below zero too. */
function Share({ periods, own, currency }: ShareProps) {
  const t = useText()
  const shares = periods.map((one) => ownShareOf(one, own))
  const all = shares.reduce((sum, share) => sum + share, 0n)
  const paid = periods.reduce((sum, { offered }) => sum + BigInt(offered.amount), 0n)
  return (
    <>
      <Figure name={t('agents-contracts.atOwnRates')}>
        <RecordSum of={all} currency={currency} />
      </Figure>
      <Figure name={t('agents-contracts.leftForYou')}>
        <RecordSum of={all - paid} currency={currency} trend />
      </Figure>
    </>
  )
}

function Figure({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className="grid content-start">
      <dt className="text-meta text-text-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
