import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { HouseBanner } from '../../features/home/banner.tsx'
import { JackpotCounter } from '../../features/home/jackpot-counter.tsx'
import { NoticeBar } from '../../features/home/notice-bar.tsx'
import { WinnerBoard } from '../../features/home/winner-board.tsx'
import { HotSection } from '../../features/lobby/hot-section.tsx'
import { MenuStrip } from '../../features/lobby/menu-strip.tsx'
import { useLanes, vendorsQuery } from '../../features/lobby/api.ts'
import { LoadFence } from '../load-fence.tsx'
import { part } from '@baize/ui/part'
import { LobbyEmpty } from '../../features/lobby/lobby-empty.tsx'

const BelowTheFold = part(() => import('./home-below-fold.tsx'), 'HomeBelowFold')

/** The lobby: what is new, what is loved, and one section for each kind of game. */
export function HomePage() {
  const lanes = useLanes()
  const { isPending } = useQuery(vendorsQuery)
  return (
    <>
      <div className="grid gap-3 lg:grid-cols-[1fr_312px] lg:gap-4">
        <HouseBanner />
        <WinnerBoard />
      </div>
      <div className="mt-3 grid gap-2 lg:grid-cols-[1fr_312px] lg:gap-4">
        <NoticeBar />
        <JackpotCounter />
      </div>
      <MenuStrip />
      {!isPending && lanes.length === 0 && <LobbyEmpty />}
      <HotSection />
      <LoadFence>
        <Suspense>
          <BelowTheFold lanes={lanes} />
        </Suspense>
      </LoadFence>
    </>
  )
}
