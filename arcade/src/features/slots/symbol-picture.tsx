import { drawReelSymbol } from '@baize/ui/art/reel-symbol'
import type { ReelSymbol } from '@baize/ui/art/reel-theme'

type Props = { readonly symbol: ReelSymbol; readonly size?: number; readonly label?: string }

/** One symbol as it stands on the reels. */
export function SymbolPicture({ symbol, size = 48, label }: Props) {
  return (
    <svg
      viewBox="-74 -74 148 148"
      width={size}
      height={size}
      className="rounded-[5px]"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      // oxlint-disable-next-line react/no-danger -- drawn by our own generator, which takes no text
      dangerouslySetInnerHTML={{ __html: drawReelSymbol(symbol) }}
    />
  )
}
