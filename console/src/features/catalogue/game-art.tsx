import { useState } from 'react'
import type { DeskGame } from '@baize/contract/catalogue/catalogue-desk'
import { cx } from '@baize/ui/look/cx.ts'

const fallback = '/art/v1/card-back.svg'

type GameArtProps = {
  readonly game: Pick<DeskGame, 'iconUrl' | 'category'>
  readonly className?: string
}

/** The label of a game as the lobby shows it; a live table lies, all others stand. One that fails is a card's back. */
export function GameArt({ game: { iconUrl, category }, className = 'w-7' }: GameArtProps) {
  const [failed, setFailed] = useState('')
  return (
    <img
      src={failed === iconUrl ? fallback : iconUrl}
      alt=""
      width={300}
      height={400}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(iconUrl)}
      className={cx(
        'flex-none rounded-chip bg-s3 object-cover',
        category === 'LIVE' ? 'aspect-4/3' : 'aspect-3/4',
        className,
      )}
    />
  )
}
