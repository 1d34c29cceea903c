import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { HomeBanners } from '../../features/content/banners/home-banners.tsx'
import { NoticeMarquee } from '../../features/content/news/notice-marquee.tsx'
import { HouseBanner } from '../../features/home/banner.tsx'
import { JackpotCounter } from '../../features/home/jackpot-counter.tsx'
import { WinnerBoard } from '../../features/home/winner-board.tsx'
import { HotSection } from '../../features/lobby/hot-section.tsx'
import { MenuStrip } from '../../features/lobby/menu-strip.tsx'
import { useLanes, vendorsQuery } from '../../features/lobby/api.ts'
import { OwnShelves } from '../../features/lobby/parts.ts'
import { keptShelfHeight } from '../../features/lobby/own/shelf-height.ts'
import { useIsResuming, usePerson } from '../../shared/session.ts'
import { NextTurn } from '../../shared/next-turn.tsx'
import { LoadFence } from '../load-fence.tsx'
import { part } from '@baize/ui/waiting/part'
import { LobbyEmpty } from '../../features/lobby/lobby-empty.tsx'

const BelowTheFold = part(() => import('./home-below-fold.tsx'), 'HomeBelowFold')

/** The lobby: what is new, what is loved, and one section for each kind of game. */
export function HomePage() {
  const lanes = useLanes()
  const { isPending } = useQuery(vendorsQuery)
  return (
    <>
      {/* A banner with long words grows, and what stands beside it grows along. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 xl:grid-cols-[minmax(0,1fr)_312px] xl:gap-4 xl:*:min-h-full">
        <HomeBanners house={<HouseBanner />} />
        <WinnerBoard />
      </div>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2 lg:grid-cols-[minmax(0,1fr)_312px] lg:gap-4">
        <NoticeMarquee />
        <JackpotCounter />
      </div>
      <MenuStrip />
      {!isPending && lanes.length === 0 && <LobbyEmpty />}
      <MemberShelves />
      <NextTurn>
        <HotSection />
        <LoadFence>
          <Suspense>
            <BelowTheFold lanes={lanes} />
          </Suspense>
        </LoadFence>
      </NextTurn>
    </>
  )
}

/** What a member played and loves comes before what everyone sees. A visitor has no such shelves. */
function MemberShelves() {
  const person = usePerson()
  const resuming = useIsResuming()
  const room = <div style={{ minHeight: keptShelfHeight() }} />
  if (resuming) return room
  if (person === null || person.mustChange !== '') return null
  return (
    <LoadFence quiet>
      <Suspense fallback={room}>
        <OwnShelves person={person} />
      </Suspense>
    </LoadFence>
  )
}
