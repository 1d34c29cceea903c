import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { go, readAddress, type Address } from '@baize/ui/navigation/address.ts'
import { popupsQuery } from '../features/content/api.ts'
import {
  announcementsFor,
  isAnnounced,
  noteClosed,
  noteFirstLogin,
  noteShown,
} from '../features/content/news/announcement-marks.ts'
import { AnnouncementCard, AnnouncementPopup } from '../features/content/parts.ts'
import { useBegun } from '../features/protection/begun.ts'
import { useOnline } from '../shared/online.ts'
import { overPage } from '../shared/over-page.ts'
import { usePerson } from '../shared/session.ts'
import { useQuiet } from '../shared/use-quiet.ts'
import { useDrawerOpen } from './layout/side-menu-state.ts'
import { LoadFence } from './load-fence.tsx'
import { findPage } from './pages.ts'
import { isAtWork } from './popup-of.ts'

/** What opened by itself: for whom, and which; the words come from the latest answer, whose language may change. */
type Opened = { readonly who: string; readonly ids: readonly string[]; readonly reads: boolean }

type Props = {
  readonly at: Address
  readonly busy: boolean
  /** Told whether something is announced now: two cards never share the foot of a page. */
  readonly onStand: (stands: boolean) => void
}

/**
 * Lets announcements come by themselves: once in a session for each kind of person, when the page is at rest, and only
 * where nothing else is open, no break has begun, and nobody plays or works. They come as a card, and whoever wants to
 * read them opens them.
 */
export function AnnouncementTurn({ at, busy, onStand }: Props) {
  const person = usePerson()
  const drawer = useDrawerOpen()
  const online = useOnline()
  const who = person?.id ?? ''
  const begun = useBegun() !== undefined
  const works = isAtWork(at) || at.path === '/member' || findPage(at.path)?.frame !== undefined
  const free = !busy && !drawer && !begun && !works
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => noteFirstLogin(person), [person])

  const isOpen = opened?.who === who
  const quiet = useQuiet(free && !isOpen && !isAnnounced(person))
  const { data } = useQuery({ ...popupsQuery(who), enabled: quiet || isOpen })
  const due = quiet && data ? announcementsFor(data, person) : []
  if (due.length > 0) setOpened({ who, ids: due.map(({ id }) => id), reads: false })
  useEffect(() => {
    if (isOpen) noteShown(person)
  }, [isOpen, person])

  const stands = isOpen && free && data !== undefined
  useEffect(() => onStand(stands), [stands, onStand])

  // Where the card is, the bar says that the page is cut off; what is being read stays open.
  if (!stands || (!online && !opened.reads)) return null
  const items = opened.ids.flatMap((wanted) => data.find(({ id }) => id === wanted) ?? [])
  const close = () => {
    noteClosed(items, person)
    setOpened(undefined)
  }
  // The popup goes first: two of them never stand over each other.
  const toRewards = () => {
    close()
    go(overPage(readAddress(), { m: 'rewardCenter' }))
  }
  return (
    <LoadFence quiet>
      <Suspense>
        {opened.reads ? (
          <AnnouncementPopup items={items} onClose={close} onReward={toRewards} />
        ) : (
          <AnnouncementCard
            items={items}
            onRead={() => setOpened({ ...opened, reads: true })}
            onClose={close}
          />
        )}
      </Suspense>
    </LoadFence>
  )
}
