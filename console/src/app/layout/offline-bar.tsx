import { CloudOff } from 'lucide-react'
import { useHasNetwork } from '@baize/ui/waiting/use-has-network.ts'
import { useText } from '@baize/texts/use-text'
import { useCut } from '../../shared/use-cut.ts'

const sentences = { silent: 'ops.serverAway', unavailable: 'ops.houseAway' } as const

/** Says that the page is cut off, and by what. */
export function OfflineBar() {
  const t = useText()
  const hasNetwork = useHasNetwork()
  const cut = useCut()
  if (hasNetwork && cut === 'none') return null
  return (
    // In sight also far down a long list, below the bar of the console.
    <output className="sticky top-14 z-20 flex min-h-11 items-center justify-center gap-2 bg-chip-pending-bg px-4 py-2 font-medium text-chip-pending">
      <CloudOff size={18} aria-hidden="true" className="flex-none" />
      {t(hasNetwork && cut !== 'none' ? sentences[cut] : 'ops.offline')}
    </output>
  )
}
