import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useText } from '@baize/texts/use-text'

export function OfflineBar() {
  const t = useText()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (online) return null
  return (
    <output className="flex min-h-11 items-center justify-center gap-2 bg-chip-pending-bg px-4 py-2 font-medium text-chip-pending">
      <CloudOff size={18} aria-hidden="true" />
      {t('ops.offline')}
    </output>
  )
}

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
