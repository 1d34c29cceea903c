import { useEffect } from 'react'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { followRewards, useRewardCount } from './api.ts'

/** Above this a badge says that there are more, because three digits do not fit. */
const most = 99

/** How many rewards wait to be claimed; nothing when none does. A screen reader hears the whole sentence. */
export function RewardBadge({ className }: { readonly className?: string }) {
  const t = useText()
  const count = useRewardCount()
  if (count === 0) return null
  return (
    <span
      className={cx(
        'figures min-w-5 rounded-full bg-metal px-1.5 text-center text-caption leading-5 font-semibold text-on-metal',
        className,
      )}
    >
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <span className="sr-only">{t('rewards-menu.waiting', { count })}</span>
    </span>
  )
}

/** Keeps the number while somebody is signed in, on whatever page. */
export function FollowRewards() {
  useEffect(followRewards, [])
  return null
}
