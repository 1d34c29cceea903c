import { calls } from 'virtual:contract'
import type { DeskGame } from '@baize/contract/catalogue/catalogue-desk'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { useCatalogueWrite } from '../api.ts'
import { MaintenanceDialog, type MaintenanceChange } from '../maintenance-dialog.tsx'

type GameMaintenanceProps = { readonly game: DeskGame; readonly onClose: () => void }

/** Closes one game, or opens it again. */
export function GameMaintenance({ game, onClose }: GameMaintenanceProps) {
  const t = useText()
  const show = useToast()
  const write = useCatalogueWrite()
  const name = game.names.EN ?? ''
  const on = !game.maintenance
  const save = async (change: MaintenanceChange, reason: string) => {
    await write(() => call(calls.changeGame, { nodeId: game.nodeId, ...change, reason }))
    show(t(on ? 'catalogue-desk.closedDone' : 'catalogue-desk.openedDone', { name }), 'ok')
  }
  return (
    <MaintenanceDialog
      name={name}
      on={on}
      text={t(on ? 'catalogue-desk.closeGamesText' : 'catalogue-desk.openGamesText', { count: 1 })}
      onSave={save}
      onClose={onClose}
    />
  )
}
