import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'

let offlineSince: Date | null = null

/** Says that the page is cut off, and from when its data is. */
export function OfflineBar() {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (online) {
    offlineSince = null
    return null
  }
  offlineSince ??= new Date()
  const time = offlineSince.toLocaleTimeString(tag, { hour: '2-digit', minute: '2-digit' })
  return (
    <div
      role="status"
      className="flex min-h-11 items-center justify-center gap-2 bg-chip-pending-bg px-4 py-2 text-body-s font-medium text-chip-pending"
    >
      <CloudOff size={18} aria-hidden="true" />
      {t('shell.offline', { time })}
    </div>
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
