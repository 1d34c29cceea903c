import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { BranchMove } from '@baize/contract/agents/tree-desk'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { StatusChip, type ChipTone } from '@baize/ui/figures/status-chip'
import { useToast } from '@baize/ui/overlays/toast'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { useDayText } from '../../../shared/figures/use-day-text.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useWrite } from '../../../shared/forms/use-write.ts'
import { useOperator } from '../../../shared/operator.ts'
import { MoreButton } from '../../../shared/lists/more-button.tsx'
import { movesQuery, root } from '../api.ts'
import { agentMovers } from '../roles.ts'
import { AskedMoves } from './asked-moves.tsx'
import { MoveWay } from './move-way.tsx'

const looks: Readonly<Record<BranchMove['state'], { text: TextKey; tone: ChipTone }>> = {
  planned: { text: 'agents-desk.statePlanned', tone: 'pending' },
  done: { text: 'agents-desk.stateDone', tone: 'ok' },
  taken_back: { text: 'agents-desk.stateTakenBack', tone: 'plain' },
}

/** Moves that wait for a second person, those that are planned, and those that were made. */
export function MovesCard() {
  const t = useText()
  const list = useInfiniteQuery(movesQuery)
  const [back, setBack] = useState<BranchMove>()
  const moves = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Card title={t('agents-desk.moves')} footer={list.hasNextPage && <MoreButton list={list} />}>
      <FailureNote error={list.error} onRetry={list.refetch} />
      <AskedMoves />
      {list.isSuccess && moves.length === 0 && (
        <p className="text-text-3">{t('agents-desk.noMoves')}</p>
      )}
      <ul className="divide-y divide-line">
        {moves.map((move) => (
          <MoveLine key={move.id} move={move} onTakeBack={setBack} />
        ))}
      </ul>
      {back && <TakeBackDialog move={back} onClose={() => setBack(undefined)} />}
    </Card>
  )
}

type MoveLineProps = { readonly move: BranchMove; readonly onTakeBack: (move: BranchMove) => void }

function MoveLine({ move, onTakeBack }: MoveLineProps) {
  const t = useText()
  const dayText = useDayText()
  const { can } = useOperator()
  const { text, tone } = looks[move.state]
  return (
    <li className="grid gap-1 py-3 first:pt-0">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-semibold break-all">{move.member.account}</span>
        <StatusChip tone={tone}>{t(text)}</StatusChip>
      </div>
      <MoveWay from={move.from} to={move.to} />
      <p className="text-meta text-text-3">
        {t('agents-desk.moveFacts', {
          day: dayText(move.day),
          count: move.size,
          by: move.plannedBy,
        })}
      </p>
      <p className="text-meta break-words text-text-3">{move.reason}</p>
      {move.isOpen && can(...agentMovers) && (
        <div>
          <Button size="sm" onClick={() => onTakeBack(move)}>
            {t('agents-desk.takeBack')}
          </Button>
        </div>
      )}
    </li>
  )
}

type TakeBackDialogProps = { readonly move: BranchMove; readonly onClose: () => void }

function TakeBackDialog({ move, onClose }: TakeBackDialogProps) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root)
  const { account } = move.member
  return (
    <ReasonDialog
      title={t('agents-desk.takeBackOf', { account })}
      text={t('agents-desk.takeBackText', { count: move.ended })}
      action={t('agents-desk.takeBack')}
      onConfirm={async (reason) => {
        await write(() => call(calls.takeBackMove, { id: move.id, reason }))
        show(t('agents-desk.takenBack', { account }), 'ok')
      }}
      onClose={onClose}
    />
  )
}
