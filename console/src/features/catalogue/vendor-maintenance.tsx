import { calls } from 'virtual:contract'
import type { DeskVendor } from '@baize/contract/catalogue/catalogue-desk'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { useCountText } from '../../shared/figures/use-count-text.ts'
import { useCatalogueWrite } from './api.ts'
import { MaintenanceDialog, type MaintenanceChange } from './maintenance-dialog.tsx'

type VendorMaintenanceProps = { readonly vendor: DeskVendor; readonly onClose: () => void }

/** Closes a vendor with all its games, or opens it again. */
export function VendorMaintenance({ vendor, onClose }: VendorMaintenanceProps) {
  const t = useText()
  const show = useToast()
  const countText = useCountText()
  const write = useCatalogueWrite()
  const { code, name, games, maintenance } = vendor
  const on = !maintenance
  const save = async (change: MaintenanceChange, reason: string) => {
    await write(() => call(calls.changeVendor, { code, ...change, reason }))
    show(t(on ? 'catalogue-desk.closedDone' : 'catalogue-desk.openedDone', { name }), 'ok')
  }
  return (
    <MaintenanceDialog
      name={name}
      on={on}
      text={t(on ? 'catalogue-desk.closeVendorText' : 'catalogue-desk.openVendorText', {
        count: games,
        number: countText(games),
      })}
      onSave={save}
      onClose={onClose}
    />
  )
}
