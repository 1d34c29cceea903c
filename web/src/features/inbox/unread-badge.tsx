import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { useUnread } from './api.ts'

/** Above this a badge says that there are more, because three digits do not fit. */
const most = 99

/** How many messages wait, as a small figure; nothing when none does. A screen reader hears the whole sentence. */
export function UnreadBadge({ className }: { readonly className?: string }) {
  const t = useText()
  const count = useUnread()
  if (count === 0) return null
  return (
    <span
      className={cx(
        'figures min-w-5 rounded-full bg-metal px-1.5 text-center text-caption leading-5 font-semibold text-on-metal',
        className,
      )}
    >
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <span className="sr-only">{t('shell.unreadMessages', { count })}</span>
    </span>
  )
}
