import { useAddress } from '@baize/ui/navigation/address.ts'
import { cx } from '@baize/ui/look/cx.ts'
import { Link } from '@baize/ui/navigation/link'
import type { translate } from '@baize/texts/browser'
import { useText } from '@baize/texts/use-text'
import { useOperator } from '../../shared/operator.ts'
import { menuGroups } from '../../shared/page.ts'
import { useCountText } from '../../shared/figures/use-count-text.ts'
import { findPlace, mayVisit, menuPlaces, type Place } from './places.ts'
import type { WaitingCounts } from './use-counts.ts'
import { Wordmark } from './wordmark.tsx'

type SideBarProps = {
  /** How much waits at each place, by its path. */
  readonly counts: Readonly<Record<string, WaitingCounts>>
  /** Told when a place is chosen, so that a drawer can close. */
  readonly onChoose?: () => void
}

/** Always there on a wide screen. */
export function SideBar({ counts }: SideBarProps) {
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col border-e border-line bg-s1 lg:flex print:hidden">
      <Wordmark className="h-14 flex-none items-center border-b border-line px-5" />
      <SideBarPlaces counts={counts} />
    </aside>
  )
}

export function SideBarPlaces({ counts, onChoose }: SideBarProps) {
  const t = useText()
  const { roles } = useOperator()
  return (
    <nav aria-label={t('ops.navLabel')} className="min-h-0 flex-1 overflow-y-auto py-2 lg:px-3">
      {menuGroups.map((group) => {
        const shown = menuPlaces.filter(
          (place) => place.menu.group === group.id && mayVisit(place, roles),
        )
        if (shown.length === 0) return null
        return (
          <div key={group.id}>
            {group.title && (
              <h2 className="px-2 pt-3 pb-1 font-sans text-meta font-normal tracking-normal text-text-3">
                {t(group.title)}
              </h2>
            )}
            <ul className="flex flex-col gap-0.5">
              {shown.map((place) => (
                <li key={place.path}>
                  <PlaceLink
                    place={place}
                    waiting={counts[place.path] ?? none}
                    {...(onChoose && { onChoose })}
                  />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}

const none: WaitingCounts = { count: 0, late: 0 }

type PlaceLinkProps = { place: Place; waiting: WaitingCounts; onChoose?: () => void }

function PlaceLink({ place, waiting, onChoose }: PlaceLinkProps) {
  const t = useText()
  const { count, late } = waiting
  const name = t(place.title)
  const countText = useCountText()
  const isHere = findPlace(useAddress().path)?.path === place.path
  const Icon = place.menu.icon
  const { fetchEarly } = place.Page
  return (
    <Link
      to={place.path}
      aria-label={count > 0 ? waitingName(t, name, waiting) : undefined}
      aria-current={isHere ? 'page' : undefined}
      onClick={onChoose}
      onPointerEnter={fetchEarly}
      onFocus={fetchEarly}
      className="group relative flex min-h-8 items-center gap-2.5 rounded-ctl px-2 text-[0.84375rem] leading-5 font-medium text-text transition-colors before:absolute before:inset-y-2 before:start-0 before:w-[3px] before:rounded-full hover:bg-hover aria-[current=page]:bg-s3 aria-[current=page]:font-semibold aria-[current=page]:before:bg-brass pointer-coarse:min-h-11"
    >
      <Icon
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
        className="text-text-2 group-aria-[current=page]:text-brass"
      />
      <span className="min-w-0 flex-1">{name}</span>
      {count > 0 && (
        <span
          className={cx(
            'figures min-w-[22px] rounded-chip px-1.5 text-center text-caption leading-[18px] font-semibold',
            late > 0
              ? 'bg-chip-pending-bg text-chip-pending'
              : 'bg-s3 text-text-2 group-aria-[current=page]:bg-bg',
          )}
        >
          {countText(count)}
        </span>
      )}
    </Link>
  )
}

/** The name of a place with what waits there, as a screen reader says it. */
function waitingName(t: typeof translate, place: string, { count, late }: WaitingCounts): string {
  return late > 0
    ? t('ops.placeWaitingLate', { place, count, late })
    : t('ops.placeWaiting', { place, count })
}
