import { calls } from 'virtual:contract'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useCatalogueWrite } from '../api.ts'
import { MaintenanceDialog, type MaintenanceChange } from '../maintenance-dialog.tsx'
import { bulkActs, type BulkAct } from './bulk.ts'

type BulkDialogProps = {
  readonly act: BulkAct
  readonly nodeIds: readonly number[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Confirms a change of several games. All are changed, or none. */
export function BulkDialog({ act, nodeIds, onDone, onClose }: BulkDialogProps) {
  const t = useText()
  const show = useToast()
  const write = useCatalogueWrite()
  const count = nodeIds.length
  const { text, change } = bulkActs[act]
  const send = async (part: MaintenanceChange | typeof change, reason: string) => {
    const { changed } = await write(() =>
      call(calls.changeGames, { ...part, nodeIds: [...nodeIds], reason }),
    )
    show(t('catalogue-desk.bulkDone', { count: changed }), 'ok')
    onDone()
  }
  if (act === 'close' || act === 'open') {
    return (
      <MaintenanceDialog
        name={t('catalogue-desk.gamesCount', { count })}
        on={act === 'close'}
        text={t(
          act === 'close' ? 'catalogue-desk.closeGamesText' : 'catalogue-desk.openGamesText',
          {
            count,
          },
        )}
        onSave={send}
        onClose={onClose}
      />
    )
  }
  return (
    <ReasonDialog
      title={t(text)}
      text={t('catalogue-desk.bulkText', { count })}
      action={t(text)}
      tone={act === 'hide' ? 'danger' : 'primary'}
      onConfirm={(reason) => send(change, reason)}
      onClose={onClose}
    />
  )
}
