import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { Board, BoardRow, getMissionLeaderboard } from '@baize/contract/promotions/missions'
import { cx } from '@baize/ui/look/cx.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../shared/brand-moment.tsx'
import { useSums } from '../../shared/sums.ts'
import { boardQuery } from './api.ts'
import { Flips } from './flips.tsx'
import { NameButton } from './name-button.tsx'
import './missions.css'

type Answer = ReplyOf<typeof getMissionLeaderboard>

/** A board, and which one where there are several; the running period or the one before. */
export function BoardPanel({ first }: { readonly first: Answer }) {
  const t = useText()
  const [chosen, setChosen] = useState({ board: '', label: '' })
  const { data = first, error, refetch } = useQuery(boardQuery(chosen.board, chosen.label))
  const { board, boards } = data
  if (board === null) return <p className="text-text-2">{t('missions.noBoard')}</p>
  return (
    <div className="grid gap-3">
      <FailureNote error={error} onRetry={refetch} />
      {boards.length > 1 && (
        <ul className="flex flex-wrap gap-2">
          {boards.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === board.id}
                onClick={() => setChosen({ board: id, label: '' })}
                className={cx(
                  'min-h-11 rounded-ctl border px-3 text-body-s',
                  id === board.id ? 'border-metal bg-s3' : 'border-line hover:bg-hover',
                )}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
      <BoardCard
        board={board}
        onBefore={(label) => setChosen({ board: board.id, label })}
        isBefore={chosen.label !== ''}
      />
    </div>
  )
}

type CardProps = {
  readonly board: Board
  readonly isBefore: boolean
  readonly onBefore: (label: string) => void
}

function BoardCard({ board, isBefore, onBefore }: CardProps) {
  const t = useText()
  const moment = useMomentText()
  const sums = useSums(board.currency)
  const isRunning = board.state === 'running' || board.state === 'locked'
  const head = 'px-1 py-1.5 text-caption font-normal text-text-3'
  return (
    <section className="overflow-clip rounded-card border border-line bg-s2">
      <div className="grid gap-1 p-4 pb-2">
        <h3 className="text-h4 break-words">{board.title}</h3>
        <p className="text-meta text-text-2">
          {t('missions.pool', { amount: sums.full(board.pool), count: board.places })}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-meta">
            {board.state === 'locked' && t('missions.opens', { at: moment(board.startsAt) })}
            {board.state === 'running' && t('missions.ends', { at: moment(board.endsAt) })}
            {board.state === 'counting' && t('missions.counting')}
            {board.state === 'final' && t('missions.final', { at: moment(board.endsAt) })}
          </p>
          {board.endedFor !== '' && (
            <p className="basis-full text-meta break-words text-text-2">
              {t('missions.endedFor', { reason: board.endedFor })}
            </p>
          )}
          {isRunning && (
            <Flips
              key={`${board.label} ${board.state}`}
              to={board.state === 'locked' ? board.startsAt : board.endsAt}
            />
          )}
        </div>
      </div>
      {board.rows.length === 0 ? (
        <p className="p-4 text-text-2">{t('missions.nobody')}</p>
      ) : (
        <table className="w-full border-collapse text-body-s">
          <thead>
            <tr>
              <th scope="col" className={cx(head, 'w-12 ps-4 text-start')}>
                <span className="sr-only">{t('missions.place')}</span>
              </th>
              <th scope="col" className={cx(head, 'text-start')}>
                {t('missions.member')}
              </th>
              <th scope="col" className={cx(head, 'text-end')}>
                {t('missions.points')}
              </th>
              <th scope="col" className={cx(head, 'pe-4 text-end')}>
                {board.currency}
              </th>
            </tr>
          </thead>
          <tbody>
            {board.rows.map((row) => (
              <Row key={row.place} row={row} board={board} />
            ))}
          </tbody>
          {board.around.length > 0 && (
            <tbody className="border-t-2 border-line-strong">
              {board.around.map((row) => (
                <Row key={row.place} row={row} board={board} />
              ))}
            </tbody>
          )}
        </table>
      )}
      {board.own === null && board.rows.length > 0 && (
        <p className="border-t border-line px-4 py-2 text-meta text-text-2">
          {t('missions.notYou')}
        </p>
      )}
      <p className="border-t border-line px-4 py-3 text-caption text-text-2">
        {t('missions.rule', { amount: sums.full(board.per) })} {t('missions.tie')}
        {board.rankedAt !== null &&
          ` ${t('missions.updated', { at: moment(board.rankedAt, 'time') })}`}{' '}
        <NameButton isHidden={board.isHidden} />
        {(isBefore || board.before !== null) && (
          <>
            {' · '}
            <button
              type="button"
              className="font-semibold text-link"
              onClick={() => onBefore(isBefore ? '' : (board.before ?? ''))}
            >
              {t(isBefore ? 'missions.running' : 'missions.periodBefore')}
            </button>
          </>
        )}
      </p>
    </section>
  )
}

function Row({ row, board }: { readonly row: BoardRow; readonly board: Board }) {
  const t = useText()
  const sums = useSums(board.currency)
  const number = new Intl.NumberFormat(sums.tag)
  const name = row.isOwn ? t('missions.you', { name: row.name }) : row.name
  return (
    <tr
      aria-current={row.isOwn || undefined}
      className={cx(
        'even:bg-zebra',
        row.isOwn && 'bg-s3 font-semibold shadow-[inset_3px_0_0_var(--metal)]',
      )}
    >
      <td className="py-1.5 ps-4 pe-1">
        {row.place <= 3 ? (
          <span className={cx('board-place', `board-place-${row.place}`)}>{row.place}</span>
        ) : (
          <span className="figures ps-1.5 text-text-2">{number.format(row.place)}</span>
        )}
      </td>
      <td className="px-1 py-1.5 break-all">{name || t('missions.hidden')}</td>
      <td className="figures px-1 py-1.5 text-end">{number.format(BigInt(row.points))}</td>
      <td className="figures py-1.5 ps-1 pe-4 text-end font-semibold">
        {row.prize === null ? '–' : sums.short(row.prize)}
      </td>
    </tr>
  )
}
