import { CloudOff } from 'lucide-react'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { keptAt } from '../../shared/keep-offline.ts'
import { pageNameOf } from '../page-place.ts'
import { askAgain, lastHeard, useCut } from '../../shared/online.ts'

/** Says that the page is cut off, from when its data is and what that stops. */
export function OfflineBar() {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { path } = useAddress()
  const cut = useCut()
  if (cut === 'none') return null
  const time = lastHeard().toLocaleTimeString(tag, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const said =
    cut === 'away'
      ? t('shell.serverAway', { time })
      : keptAt()
        ? t('shell.offlinePage', { page: t(pageNameOf(path)), time })
        : t('shell.offline', { time })
  return (
    // Over the foot of the page: what one reads stays where it is when the network goes and when it comes back.
    <div
      data-offline-bar=""
      className="fixed inset-x-0 bottom-(--bottom-nav) z-30 flex min-h-11 items-center justify-center gap-2.5 border-t border-line bg-chip-pending-bg px-4 py-2 text-body-s font-medium text-chip-pending"
    >
      <CloudOff size={18} aria-hidden="true" className="flex-none" />
      {/* One run of words, so that a narrow screen breaks it like any other sentence. */}
      <div>
        <span role="status" className="me-2.5">
          {said}
        </span>
        <button
          type="button"
          onClick={() => void askAgain()}
          className="min-h-6 font-semibold whitespace-nowrap underline"
        >
          {t('ui.tryAgain')}
        </button>
      </div>
    </div>
  )
}
