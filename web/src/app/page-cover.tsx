import { useUiTexts } from '@baize/ui/texts'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useDelayed } from '@baize/ui/waiting/use-skeleton.ts'

/** A page that comes at once shows nothing before; what takes longer is seen to come. */
const delayMs = 150
const blocks = ['a', 'b', 'c', 'd', 'e', 'f']

/** The shape of a page, while its code is on the way: never an empty one, and nothing over the menus around it. */
export function PageCover() {
  const texts = useUiTexts()
  const shown = useDelayed(true, { delayMs, minMs: 0 })
  return (
    <div className="min-h-[60vh]">
      {shown && (
        <>
          <output className="sr-only">{texts.loading}</output>
          <Skeleton className="h-8 w-56 max-w-full" />
          <Skeleton className="mt-3 h-4 w-80 max-w-full" />
          <div className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {blocks.map((block) => (
              <Skeleton key={block} className="h-32" />
            ))}
          </div>
        </>
      )}
    </div>
  )
}
