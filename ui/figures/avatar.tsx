import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../look/cx.ts'

export type AvatarProps = {
  /** Gives the letters of the default avatar. */
  name?: string
  src?: string | undefined
  size?: 'sm' | 'md' | 'lg'
}

const sizes = { sm: 'size-6 text-caption', md: 'size-9 text-body', lg: 'size-12 text-h4' }
const icons = { sm: 14, md: 20, lg: 26 }

/** First letters of the first and the last word: "Ana Auditor" is AA. Whole characters, so that 田 stays one. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}

/** A person's picture; the default one when there is none or it fails to load. Decorative: the name stands beside it. */
export function Avatar({ name = '', src, size = 'md' }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const letters = initials(name)
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-grid flex-none place-items-center overflow-clip rounded-full bg-felt font-display leading-none font-bold text-on-felt',
        sizes[size],
      )}
    >
      {src && src !== failed ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setFailed(src)} />
      ) : (
        letters || <UserRound size={icons[size]} />
      )}
    </span>
  )
}
