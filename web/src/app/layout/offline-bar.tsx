import { CloudOff } from 'lucide-react'
import { useText } from '@baize/texts/use-text'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { cx } from '@baize/ui/look/cx.ts'
import { useMomentText } from '../../shared/brand-moment.tsx'
import { keptAt } from '../../shared/keep-offline.ts'
import { pageNameOf } from '../page-place.ts'
import { askAgain, lastHeard, useCut } from '../../shared/online.ts'

type Props = {
  /** Whether the bottom navigation is below, whose raised button stands into the bar on a phone. */
  readonly overNav?: boolean
}

/** Says that the page is cut off, from when its data is and what that stops. */
export function OfflineBar({ overNav = false }: Props) {
  const t = useText()
  const at = useMomentText()
  const { path } = useAddress()
  const cut = useCut()
  if (cut === 'none') return null
  const time = at(lastHeard(), 'time')
  const said = {
    silent: () => t('shell.serverAway', { time }),
    unavailable: () => t('shell.houseAway'),
    offline: () =>
      keptAt()
        ? t('shell.offlinePage', { page: t(pageNameOf(path)), time })
        : t('shell.offline', { time }),
  }[cut]()
  return (
    // Over the foot of the page: what one reads stays where it is when the network goes and when it comes back.
    <div
      data-offline-bar=""
      className={cx(
        'fixed inset-x-0 bottom-(--bottom-nav) z-30 flex min-h-11 items-center justify-center gap-2.5 border-t border-line bg-chip-pending-bg px-4 py-2 text-body-s font-medium text-chip-pending',
        overNav && 'max-md:pb-7',
      )}
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
