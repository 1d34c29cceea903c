import type { RtpRow } from '@baize/contract/rtp/rtp-desk'
import { cx } from '@baize/ui/look/cx.ts'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { GameName } from '../../shared/figures/game-name.tsx'
import { useCountText } from '../../shared/figures/use-count-text.ts'
import { BandAxis, BandPlot } from './band-plot.tsx'
import type { Grouping } from './filter.ts'
import type { ReturnScale } from './scale.ts'
import { RtpStateChip } from './state-chip.tsx'
import { useWords } from './use-words.ts'

type ColumnsProps = {
  readonly by: Grouping
  readonly scale: ReturnScale
  /** Bands as numbers, for who cannot or would not read the picture. */
  readonly asTable: boolean
}

export function useRtpColumns({ by, scale, asTable }: ColumnsProps): readonly Column<RtpRow>[] {
  const t = useText()
  const countText = useCountText()
  const { percentText, sigmaText } = useWords()
  const ranges = useRangeColumns()
  const none = <span className="text-text-3">–</span>
  return [
    {
      id: 'game',
      priority: 1,
      head: by === 'game' ? t('rtp-desk.game') : t('rtp-desk.model'),
      cell: (row) => <NameCell row={row} />,
    },
    {
      id: 'declared',
      align: 'end',
      head: t('rtp-desk.declared'),
      cell: ({ declaredBps }) => (declaredBps === null ? none : percentText(declaredBps)),
    },
    {
      id: 'observed',
      align: 'end',
      head: t('rtp-desk.observed'),
      cell: ({ observedBps }) => <b className="font-semibold">{percentText(observedBps)}</b>,
    },
    ...(asTable ? ranges : [plotColumn(scale, t('rtp-desk.band'))]),
    {
      id: 'rounds',
      align: 'end',
      head: t('rtp-desk.rounds'),
      cell: ({ rounds }) => countText(rounds),
    },
    {
      id: 'deviation',
      align: 'end',
      head: t('rtp-desk.deviation'),
      cell: ({ deviationMilli, state }) =>
        deviationMilli === null ? (
          none
        ) : (
          <span className={cx(state === 'alarm' && 'font-semibold text-neg')}>
            {sigmaText(deviationMilli)}
          </span>
        ),
    },
    {
      id: 'reading',
      priority: 1,
      head: t('rtp-desk.reading'),
      cell: ({ state }) => <RtpStateChip state={state} />,
    },
  ]
}

function plotColumn(scale: ReturnScale, label: string): Column<RtpRow> {
  return {
    id: 'band',
    head: <BandAxis scale={scale} label={label} />,
    cell: (row) => <BandPlot row={row} scale={scale} />,
  }
}

function useRangeColumns(): readonly Column<RtpRow>[] {
  const t = useText()
  const { rangeText } = useWords()
  const range = (declared: number | null, half: number | null) =>
    declared === null || half === null ? '–' : rangeText(declared - half, declared + half)
  return [
    {
      id: 'range95',
      align: 'end',
      head: t('rtp-desk.range95'),
      cell: ({ declaredBps, within95Bps }) => range(declaredBps, within95Bps),
    },
    {
      id: 'range99',
      align: 'end',
      head: t('rtp-desk.range99'),
      cell: ({ declaredBps, within99Bps }) => range(declaredBps, within99Bps),
    },
  ]
}

function NameCell({ row }: { readonly row: RtpRow }) {
  const t = useText()
  const { name, iconUrl, vendorName, model, games } = row
  const isModel = vendorName === ''
  const below = isModel
    ? t('rtp-desk.gamesOf', { count: games })
    : `${vendorName}${model && ` · ${model}`}`
  return <GameName name={name} below={below} iconUrl={iconUrl} />
}
