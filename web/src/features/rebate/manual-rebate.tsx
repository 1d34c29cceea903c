import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '@baize/ui/button'
import { useAnnounce } from '@baize/ui/overlays/live-region'
import { useText } from '@baize/texts/use-text'
import { failureText, serverNow } from '../../shared/api.ts'
import { BrandMoment, useMomentText } from '../../shared/brand-moment.tsx'
import { Loading } from '../../shared/loading.tsx'
import { useSums } from '../../shared/sums.ts'
import { followRebate, rebateQuery, takeRebate, type RebateState } from './api.ts'
import { CashbackCard } from './cashback-card.tsx'
import { CategoryTable } from './category-table.tsx'
import { PaidBefore } from './paid-before.tsx'

/** What comes back of valid bets: taken here, or paid by itself when the day is over. */
export function ManualRebate() {
  const { data, error, refetch } = useQuery(rebateQuery)
  useEffect(followRebate, [])
  if (!data) return <Loading error={error} onRetry={refetch} />
  return <Rebate state={data} />
}

function Rebate({ state }: { readonly state: RebateState }) {
  const t = useText()
  const say = useAnnounce()
  const momentText = useMomentText()
  const sums = useSums(state.currency)
  const { tag } = sums
  const [taking, setTaking] = useState<string | null>()
  const [failed, setFailed] = useState('')
  const [taken, setTaken] = useState('')
  const amount = sums.full(state.amount)
  const isEarly = state.claimFrom !== null && Date.parse(state.claimFrom) > serverNow()
  const mayClaim = state.amount !== '0' && !isEarly

  async function take(category: string | null) {
    setTaking(category)
    setFailed('')
    try {
      const said = t('rebate.taken', { amount: sums.full(await takeRebate(category)) })
      setTaken(said)
      say(said)
    } catch (error) {
      setFailed(failureText(error))
    }
    setTaking(undefined)
  }

  return (
    <div className="grid gap-5">
      <section className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-s2 p-5">
        <div className="min-w-0 flex-1 basis-56">
          <p className="figures text-[1.75rem] leading-tight font-semibold">{amount}</p>
          <p className="text-meta text-text-2">
            {t('rebate.until', { at: momentText(state.at) })}
            {state.carriedIn !== '0' &&
              ` ${t('rebate.carried', { amount: shareText(state.carriedIn, tag) })}`}
          </p>
        </div>
        <Button
          variant="primary"
          busy={taking === null}
          disabled={!mayClaim}
          onClick={() => void take(null)}
        >
          {t('rebate.claimAll', { amount })}
        </Button>
        {isEarly && state.claimFrom !== null && (
          <p className="basis-full text-meta text-text-2">
            {t('rebate.early', { at: momentText(state.claimFrom, 'time') })}
          </p>
        )}
        {failed !== '' && (
          <p role="alert" className="basis-full text-neg">
            {failed}
          </p>
        )}
        {taken !== '' && failed === '' && <p className="basis-full text-pos">{taken}</p>}
      </section>
      <p className="text-meta text-text-2">
        {t('rebate.byItself')} <BrandMoment at={state.paidAt} />
      </p>
      <CategoryTable
        state={state}
        mayClaim={mayClaim}
        taking={taking}
        take={(category) => void take(category)}
      />
      <CashbackCard />
      <PaidBefore state={state} />
    </div>
  )
}

/** Ten-thousandths of the smallest unit, as a share of it. */
function shareText(micro: string, tag: string): string {
  return new Intl.NumberFormat(tag, { maximumFractionDigits: 4 }).format(Number(micro) / 10_000)
}
