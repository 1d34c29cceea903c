import { useEffect, useRef } from 'react'
import type { Alert } from '@baize/contract/system/alerts'
import { useAnnounce } from '@baize/ui/overlays/live-region'
import { useToast } from '@baize/ui/overlays/toast'
import { useAlerts } from '../../shared/alerts/alerts-query.ts'

const nameOf = ({ id, toldAt }: Alert) => `${id} ${toldAt}`

/** Says what came since the page was opened: grave things as a toast, the others to a screen reader alone. */
export function useAlertNews(): void {
  const { data } = useAlerts('unread')
  const known = useRef<ReadonlySet<string>>(undefined)
  const toast = useToast()
  const announce = useAnnounce()
  useEffect(() => {
    if (!data) return
    const { current: before } = known
    known.current = new Set([...(before ?? []), ...data.items.map(nameOf)])
    // What was there on arriving is in the bell; it is no news.
    if (!before) return
    for (const alert of data.items.filter((each) => !before.has(nameOf(each))).toReversed()) {
      if (alert.level === 'high') toast(alert.title, 'bad')
      else announce(alert.title)
    }
  }, [data, toast, announce])
}
