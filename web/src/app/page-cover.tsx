import { LoadingCover } from '@baize/ui/waiting/loading-cover'

/** Covers the page while its code is on the way; a fast one never shows it. */
export function PageCover() {
  return (
    <div className="min-h-[60vh]">
      <LoadingCover active />
    </div>
  )
}
