import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { Loading } from '../../../shared/loading.tsx'
import { resultsQuery, type ShownLottery } from '../api.ts'
import { numberSearched } from './number-searched.ts'
import { ResultLine } from './result-line.tsx'

type Props = { readonly lottery: ShownLottery; readonly onVerify: (issue: string) => void }

/** What was drawn, of all time, of a day or of one number. */
export function Results({ lottery, onVerify }: Props) {
  const t = useText()
  const [day, setDay] = useState('')
  const [number, setNumber] = useState('')
  const sought = numberSearched(number, day)
  const asked = {
    ...(day !== '' && { day }),
    ...(sought !== undefined && sought !== '' && { number: sought }),
    limit: 20,
  }
  const { data, error, refetch } = useQuery({
    ...resultsQuery(lottery.id, asked),
    enabled: sought !== undefined,
  })
  return (
    <section className="rounded-card border border-line bg-s1 px-4 py-3 md:px-5">
      <h2 className="mb-2 text-h4">{t('lottery.results')}</h2>
      <div className="mb-3 flex flex-wrap gap-3">
        <TextField
          type="date"
          label={t('lottery.byDay')}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <TextField
          label={t('lottery.byNumber')}
          placeholder={lottery.last?.number ?? ''}
          value={number}
          autoComplete="off"
          error={sought === undefined ? t('lottery.numberWrong') : undefined}
          onChange={(event) => setNumber(event.target.value)}
        />
      </div>
      {data === undefined ? (
        sought !== undefined && <Loading error={error} onRetry={refetch} />
      ) : data.items.length === 0 ? (
        <p className="text-body-s text-text-2">{t('lottery.nothingFound')}</p>
      ) : (
        <ul className="grid">
          {data.items.map((result) => (
            <li key={result.id} className="border-t border-line py-2.5">
              <ResultLine result={result} lottery={lottery} onVerify={onVerify} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
