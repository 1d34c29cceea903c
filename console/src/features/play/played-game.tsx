import type { PlayRound } from '@baize/contract/provider-desk'

type PlayedGameProps = {
  readonly of: Pick<PlayRound, 'game' | 'gameName' | 'gameVendorName' | 'iconUrl'>
}

/** A game as people know it: its picture, its name and who made it. Its code is said to whoever points at it. */
export function PlayedGame({ of }: PlayedGameProps) {
  const { game, gameName, gameVendorName, iconUrl } = of
  return (
    <span title={game} className="inline-flex items-center gap-2.5 text-start">
      {iconUrl !== '' && (
        <img
          src={iconUrl}
          alt=""
          width={300}
          height={400}
          loading="lazy"
          decoding="async"
          className="aspect-3/4 w-5 flex-none rounded-[3px] bg-s3 object-cover"
        />
      )}
      <span className="min-w-0 leading-4">
        <span className="font-semibold break-words">{gameName}</span>
        <span className="block text-caption font-normal text-text-3">{gameVendorName}</span>
      </span>
    </span>
  )
}
