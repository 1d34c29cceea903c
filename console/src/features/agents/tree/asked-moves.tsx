import { useQuery } from '@tanstack/react-query'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Link } from '@baize/ui/navigation/link'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { askedMovesQuery } from '../api.ts'
import { MoveWay } from './move-way.tsx'

/** Moves that nobody has agreed to yet. They are decided where all is that waits. */
export function AskedMoves() {
  const t = useText()
  const { data, error, refetch } = useQuery(askedMovesQuery)
  const items = data?.items ?? []
  return (
    <>
      <FailureNote error={error} onRetry={refetch} />
      {items.length > 0 && (
        <ul className="mb-3 divide-y divide-line border-b border-line">
          {items.map((move) => (
            <li key={move.approvalId} className="grid gap-1 py-3 first:pt-0">
              <div className="flex flex-wrap items-center gap-2">
                <span className="font-semibold break-all">{move.member.account}</span>
                <StatusChip tone="pending">{t('agents-moves.waits')}</StatusChip>
              </div>
              <MoveWay from={move.from} to={move.to} />
              <p className="text-meta text-text-3">
                {t('agents-moves.askedFacts', { count: move.size, by: move.askedBy })}
              </p>
              {move.ends > 0 && (
                <p className="text-meta text-text-3">
                  {t('agents-desk.willEnd', { count: move.ends })}
                </p>
              )}
              <p className="text-meta break-words text-text-3">{move.reason}</p>
              <p className="text-meta text-text-3">
                {t('agents-moves.until')} <DeskMoment at={move.expiresAt} />
              </p>
              <Link
                to={{ path: '/approvals', search: {} }}
                className="inline-flex min-h-6 items-center justify-self-start text-link underline-offset-4 hover:underline"
              >
                {t('agents-moves.decide')}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
