import { useQuery } from '@tanstack/react-query'
import { Table2 } from 'lucide-react'
import { useState } from 'react'
import type { LotteryResult } from '@baize/contract/lottery/lottery-parts'
import { isFamily } from '@baize/games/lottery/draw'
import { IconButton } from '@baize/ui/icon-button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Select } from '@baize/ui/forms/select'
import { useText } from '@baize/texts/use-text'
import { Loading } from '../../../shared/loading.tsx'
import { resultsQuery, type ShownLottery } from '../api.ts'
import { nameOfPlace } from '@baize/texts/lottery-names/word-name'
import { FrequencyTable } from './frequency-table.tsx'
import { looksOf } from './looks.ts'
import { OmissionChart } from './omission-chart.tsx'
import { ShortLists } from './short-lists.tsx'

/** So many past draws are looked at. */
const spans = [30, 50, 100, 200] as const

/** How the symbols stood over past draws: of few a chart of what stayed away, of many both ends; all figures in a table. */
export function Trends({ lottery }: { readonly lottery: ShownLottery }) {
  const t = useText()
  const { family, id } = lottery
  const [span, setSpan] = useState<number>(30)
  const [place, setPlace] = useState('0')
  const [isWhole, setWhole] = useState(false)
  const { data, error, refetch } = useQuery(resultsQuery(id, { limit: span }))
  if (!isFamily(family)) return null
  const looks = looksOf(family)
  const look = looks[Number(place)] ?? looks[0]
  if (look === undefined) return null
  const told = (data?.items ?? []).filter(({ draw }: LotteryResult) => draw.length > 0)
  return (
    <section className="rounded-card border border-line bg-s1 px-4 py-3">
      <header className="mb-3 grid gap-2">
        <div className="flex items-center justify-between gap-2">
          <h2 className="text-h4">{t('lottery.trend')}</h2>
          <IconButton
            label={t('lottery.allFigures')}
            icon={<Table2 size={18} aria-hidden="true" />}
            variant="outline"
            aria-haspopup="dialog"
            disabled={told.length === 0}
            onClick={() => setWhole(true)}
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] gap-2">
          {looks.length > 1 && (
            <Select
              dense
              label={<span className="sr-only">{t('lottery.trendPlace')}</span>}
              options={looks.map((each, index) => ({
                value: String(index),
                label:
                  each.place === undefined
                    ? t('lottery.anywhere')
                    : nameOfPlace(t, each.place, family),
              }))}
              value={place}
              onValue={setPlace}
            />
          )}
          <Select
            dense
            label={<span className="sr-only">{t('lottery.trendSpan')}</span>}
            options={spans.map((each) => ({ value: String(each), label: String(each) }))}
            value={String(span)}
            onValue={(value) => setSpan(Number(value))}
          />
        </div>
      </header>
      {data === undefined ? (
        <Loading error={error} onRetry={refetch} />
      ) : told.length === 0 ? (
        <p className="text-meta text-text-2">{t('lottery.noneYet')}</p>
      ) : look.symbols.length > 12 ? (
        <ShortLists draws={told} look={look} />
      ) : (
        <OmissionChart draws={told} look={look} />
      )}
      <p className="mt-2 text-caption text-text-2">{t('lottery.drawsForget')}</p>
      <Dialog
        open={isWhole}
        size="lg"
        title={t('lottery.trendOf', { title: lottery.title, n: told.length })}
        onClose={() => setWhole(false)}
      >
        <FrequencyTable draws={told} look={look} />
      </Dialog>
    </section>
  )
}
