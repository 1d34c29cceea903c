import { coverDelayMs } from '@baize/ui/waiting/loading-cover'
import { Spinner } from '@baize/ui/waiting/spinner'
import { useUiTexts } from '@baize/ui/texts'
import { useDelayed } from '@baize/ui/waiting/use-skeleton.ts'

/** Stands inside the frame while the code of a page is on the way; a fast one never shows it. */
export function PageCover() {
  const { loading } = useUiTexts()
  if (!useDelayed(true, { delayMs: coverDelayMs, minMs: 0 })) return null
  return (
    <output className="grid flex-1 place-content-center justify-items-center gap-3 p-10 text-text-2">
      <Spinner size={32} className="text-brass" />
      <p>{loading}</p>
    </output>
  )
}
