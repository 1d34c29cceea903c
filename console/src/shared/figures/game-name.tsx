import type { ReactNode } from 'react'

type GameNameProps = {
  readonly name: string
  /** A small line under the name: who made it, or what it is. */
  readonly below: ReactNode
  /** Its picture; empty where there is none. */
  readonly iconUrl: string
  readonly title?: string
}

/** A game as people know it: its picture, its name and a line about it. */
export function GameName({ name, below, iconUrl, title }: GameNameProps) {
  return (
    <span title={title} className="inline-flex items-center gap-2.5 text-start">
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
        <span className="font-semibold break-words">{name}</span>
        <span className="block text-caption font-normal text-text-3">{below}</span>
      </span>
    </span>
  )
}
