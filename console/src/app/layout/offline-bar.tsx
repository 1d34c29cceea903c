import { CloudOff } from 'lucide-react'
import { useHasNetwork } from '@baize/ui/waiting/use-has-network.ts'
import { useText } from '@baize/texts/use-text'

export function OfflineBar() {
  const t = useText()
  const hasNetwork = useHasNetwork()
  if (hasNetwork) return null
  return (
    <output className="flex min-h-11 items-center justify-center gap-2 bg-chip-pending-bg px-4 py-2 font-medium text-chip-pending">
      <CloudOff size={18} aria-hidden="true" />
      {t('ops.offline')}
    </output>
  )
}
