import { useQuery } from '@tanstack/react-query'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { Loading } from '../../../shared/loading.tsx'
import { resultsQuery, type ShownLottery } from '../api.ts'
import { numberSearched } from '../results/number-searched.ts'
import { ResultLine } from '../results/result-line.tsx'

type Props = {
  readonly lottery: ShownLottery
  readonly named: string
  readonly onVerify: (issue: string) => void
}

/** The draw that an address names, before all others: somebody was sent here to see it. */
export function NamedDraw({ lottery, named, onVerify }: Props) {
  const t = useText()
  const number = numberSearched(named, '')
  const { data, error, refetch } = useQuery({
    ...resultsQuery(lottery.id, { ...(number !== undefined && { number }), limit: 1 }),
    enabled: number !== undefined,
  })
  const [result] = data?.items ?? []
  if (number === undefined || (data !== undefined && result === undefined)) {
    return (
      <Note tone="pending" role="status" title={t('lottery.drawNotTold')}>
        {t('lottery.drawNotToldText')}
      </Note>
    )
  }
  return (
    <section
      aria-label={t('lottery.draw', { number })}
      className="rounded-card border border-line bg-s1 px-4 py-3 md:px-5"
    >
      <h2 className="figures mb-2 text-h4">{t('lottery.draw', { number })}</h2>
      {result === undefined ? (
        <Loading error={error} onRetry={refetch} rows={1} />
      ) : (
        <ResultLine key={result.id} result={result} lottery={lottery} onVerify={onVerify} isWhole />
      )}
    </section>
  )
}
