import { useQuery } from '@tanstack/react-query'
import type { ContractView } from '@baize/contract/agents/contract-parts'
import { isCurrency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { RecordSum } from '../../../../shared/report/sum.tsx'
import { simulationQuery } from '../simulator/api.ts'
import { PeriodsCompared } from '../simulator/periods-compared.tsx'

const periodCount = 3

/** What an offer would have paid over the last periods beside the present contract; nothing while that is not known. */
export function OfferTried({ offer: { id, currency } }: { readonly offer: ContractView }) {
  const t = useText()
  const { data } = useQuery(simulationQuery({ offer: id }, periodCount))
  const isCompared = data?.periods.some(({ present }) => present !== null) === true
  if (!isCompared || !isCurrency(currency)) return null
  return (
    <div className="grid gap-0.5">
      <p className="flex flex-wrap justify-between gap-x-3 text-body-s">
        <span className="text-text-2">
          {t('agents-contracts.lastPeriods', { count: data.periods.length })}
        </span>
        <span className="figures font-semibold">
          <RecordSum of={data.difference} currency={currency} trend />
        </span>
      </p>
      <PeriodsCompared periods={data.periods} />
    </div>
  )
}
