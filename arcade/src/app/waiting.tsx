import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'

/** The shape of a game while it comes: nothing moves when it is there. */
export function ArcadeWaiting() {
  const t = useText()
  const shown = useSkeleton(true)
  return (
    <main aria-busy="true" className="game-layout">
      <output className="visually-hidden">{t('arcade.opening')}</output>
      {shown && (
        <>
          <div className="game-centre grid gap-4">
            <Skeleton className="aspect-[816/614] w-full rounded-[20px]" />
            <Skeleton className="h-30 rounded-card" />
          </div>
          <div className="game-left grid gap-4">
            <Skeleton className="h-62 rounded-card" />
            <Skeleton className="h-62 rounded-card" />
          </div>
          <div className="game-right">
            <Skeleton className="h-100 rounded-card" />
          </div>
        </>
      )}
    </main>
  )
}
