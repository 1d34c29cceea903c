import { Play } from 'lucide-react'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { ListedGame } from '@baize/contract/catalogue/catalogue-desk'
import { Button } from '@baize/ui/button'
import { Drawer } from '@baize/ui/overlays/drawer'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { useOperator } from '../../../shared/operator.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useCatalogueWrite, catalogueWriters } from '../api.ts'
import { useIsPast } from '../until-field.tsx'
import { changesOf, gameDraftOf, problemsOf, type Writing } from './draft.ts'
import { DeskGameFacts } from './game-facts.tsx'
import { GameFields } from './game-fields.tsx'
import { LaunchDialog } from './launch-dialog.tsx'
import { MoveGame } from './move-game.tsx'

type GameRecordProps = {
  readonly game: ListedGame
  readonly writing: Writing
  readonly onClose: () => void
}

export function GameRecord({ game, writing, onClose }: GameRecordProps) {
  const t = useText()
  const show = useToast()
  const write = useCatalogueWrite()
  const isPast = useIsPast()
  const mayWrite = useOperator().can(...catalogueWriters)
  const [draft, setDraft] = useState(() => gameDraftOf(game, writing))
  const [asked, setAsked] = useState<'save' | 'launch' | 'move'>()
  const problems = problemsOf(draft, writing)
  const changes = changesOf(game, draft, writing)
  const isChanged = Object.keys(changes).length > 0
  const isLate = 'maintenanceUntil' in changes && isPast(draft.maintenanceUntil)
  const name = game.names.EN ?? ''
  const close = () => setAsked(undefined)
  const save = async (reason: string) => {
    const { approvalId } = await write(() =>
      call(calls.changeGame, { nodeId: game.nodeId, ...changes, reason }),
    )
    const saved = t('catalogue-desk.saved', { name })
    show(approvalId === null ? saved : t('system-desk.asked'), 'ok')
  }
  return (
    <Drawer
      title={name}
      sub={game.vendorName}
      onClose={onClose}
      footer={
        <>
          {mayWrite && (
            <Button
              variant="primary"
              disabled={!isChanged || problems.length > 0 || isLate}
              onClick={() => setAsked('save')}
            >
              {t('ops.save')}
            </Button>
          )}
          <Button icon={<Play size={16} />} onClick={() => setAsked('launch')}>
            {t('catalogue-desk.launchTest')}
          </Button>
        </>
      }
    >
      <DeskGameFacts game={game} onMove={mayWrite ? () => setAsked('move') : undefined} />
      <GameFields
        draft={draft}
        decimalMark={writing.mark}
        currency={writing.currency}
        problems={problems}
        vendorMaintenance={game.vendorMaintenance}
        disabled={!mayWrite}
        onDraft={(part) => setDraft({ ...draft, ...part })}
      />
      {asked === 'save' && (
        <ReasonDialog
          title={t('catalogue-desk.saveTitle', { name })}
          text={t(closes(changes) ? 'catalogue-desk.saveCloses' : 'catalogue-desk.saveText')}
          action={t('ops.save')}
          tone={closes(changes) ? 'danger' : 'primary'}
          onConfirm={save}
          onClose={close}
        />
      )}
      {asked === 'move' && <MoveGame game={game} onClose={close} />}
      {asked === 'launch' && <LaunchDialog games={[game]} onClose={close} />}
    </Drawer>
  )
}

const closes = (changes: { enabled?: boolean; maintenance?: boolean }) =>
  changes.enabled === false || changes.maintenance === true
