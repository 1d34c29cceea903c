import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../shared/brand-moment.tsx'

type Closed = { readonly maintenanceUntil?: string | undefined }

const dayMs = 86_400_000

/** When something opens again; without an end, only that it is in maintenance. */
export function useMaintenanceText(): (of: Closed) => string {
  const t = useText()
  const at = useMomentText()
  return ({ maintenanceUntil }) => {
    const end = maintenanceUntil ? new Date(maintenanceUntil) : undefined
    if (!end || end.getTime() <= Date.now()) return t('shell.inMaintenance')
    const style = end.getTime() - Date.now() < dayMs ? 'time' : 'short'
    return t('shell.backAt', { time: at(end, style) })
  }
}
