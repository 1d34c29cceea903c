import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallFailed } from '@baize/contract/client/client'
import type { OfferDocument } from '@baize/contract/promotions/offer'
import { languageEntry } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import { Card } from '@baize/ui/card'
import { Amount } from '@baize/ui/figures/amount'
import { KeyValues } from '@baize/ui/figures/key-values'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useLanguage, useText } from '@baize/texts/use-text'
import { costQuery } from '../api.ts'

const restMs = 900

type CostCardProps = { readonly document: OfferDocument; readonly code: Currency }

/** What it comes to, played through by its own rules before anybody has it. */
export function CostCard({ document, code }: CostCardProps) {
  const t = useText()
  const rested = useRested(document)
  const cost = useQuery(costQuery(rested, code))
  const isNothing =
    cost.error instanceof CallFailed && cost.error.code === 'offer_contradicts_itself'
  return (
    <Card
      title={t('offers-desk.cost')}
      sub={cost.data && t('offers-desk.costSub', { runs: cost.data.runs })}
    >
      {isNothing ? (
        <p className="text-text-3">{t('offers-desk.costNone', { currency: code })}</p>
      ) : cost.error ? (
        <FailureNote error={cost.error} onRetry={cost.refetch} />
      ) : cost.data ? (
        <Figures cost={cost.data} document={rested} code={code} />
      ) : (
        <Skeleton className="h-52 w-full" />
      )}
    </Card>
  )
}

type Cost = NonNullable<ReturnType<typeof useCost>>
const useCost = (document: OfferDocument, code: Currency) =>
  useQuery(costQuery(document, code)).data

type FiguresProps = CostCardProps & { readonly cost: Cost }

function Figures({ cost, document, code }: FiguresProps) {
  const t = useText()
  const language = useLanguage()
  const { tag } = languageEntry(language)
  const sum = (amount: string) => (
    <Amount amount={BigInt(amount)} currency={code} language={language} />
  )
  const budget = BigInt(document.budget[code] ?? '0')
  const share = budget === 0n ? 0 : Math.min(100, Number((BigInt(cost.likely) * 100n) / budget))
  const rows = [
    ...(cost.deposit === '0'
      ? []
      : [{ id: 'for', label: t('offers-desk.costFor'), value: sum(cost.deposit) }]),
    { id: 'gives', label: t('offers-desk.costGives'), value: sum(cost.gives) },
    { id: 'asks', label: t('offers-desk.costAsks'), value: sum(cost.asks) },
    {
      id: 'met',
      label: t('offers-desk.costMet'),
      value: (cost.met / 10_000).toLocaleString(tag, { style: 'percent' }),
    },
    { id: 'each', label: t('offers-desk.costEach'), value: sum(cost.released) },
    {
      id: 'receivers',
      label: t('offers-desk.costReceivers'),
      value: t('offers-desk.costMembers', { count: cost.receivers }),
    },
  ]
  return (
    <div className="grid gap-3">
      <div>
        <p className="text-meta text-text-3">{t('offers-desk.costLikely')}</p>
        <p className="font-display text-h4">{sum(cost.likely)}</p>
        <span aria-hidden="true" className="mt-2 flex h-1.5 overflow-clip rounded-full bg-s3">
          <span className="bg-brass" style={{ width: `${share}%` }} />
        </span>
      </div>
      <KeyValues ruled items={rows} />
      <p className="text-meta text-text-3">{t('offers-desk.costHelp')}</p>
    </div>
  )
}

/** The document once the fingers rest: it is played through a thousand times for every question. */
function useRested(document: OfferDocument): OfferDocument {
  const [rested, setRested] = useState(document)
  useEffect(() => {
    const timer = setTimeout(() => setRested(document), restMs)
    return () => clearTimeout(timer)
  }, [document])
  return rested
}
