import { Megaphone, X } from 'lucide-react'
import type { Announcement } from '@baize/contract/content/content'
import { languageEntry } from '@baize/kernel/language'
import { Button } from '@baize/ui/button'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'

type Props = {
  readonly items: readonly Announcement[]
  readonly onRead: () => void
  readonly onClose: () => void
}

/**
 * What the house has to announce, as a card at the foot of the page with one thing to do. It takes no focus, lies below
 * every dialog, and steps aside while somebody works in a form.
 */
export function AnnouncementCard({ items, onRead, onClose }: Props) {
  const t = useText()
  const [first] = items
  if (!first) return null
  const { title, fallbackLanguage } = first
  return (
    <aside
      aria-label={t('shell.announcements')}
      className="fixed inset-x-3 bottom-[calc(var(--bottom-nav)+12px)] z-30 flex items-start gap-3 rounded-card border border-line bg-s2 p-3 shadow-pop in-[body:has(form:focus-within)]:hidden md:inset-x-auto md:end-20 md:bottom-6 md:w-96"
    >
      <Megaphone size={22} aria-hidden="true" className="mt-0.5 flex-none text-brass" />
      <div className="min-w-0 flex-1">
        <b
          className="line-clamp-2 text-body wrap-anywhere"
          lang={fallbackLanguage === null ? undefined : languageEntry(fallbackLanguage).tag}
        >
          {title}
        </b>
        {items.length > 1 && (
          <p className="text-meta text-text-2">
            {t('content.moreNews', { count: items.length - 1 })}
          </p>
        )}
        <Button size="sm" className="mt-2" onClick={onRead}>
          {t('content.readNews')}
        </Button>
      </div>
      <IconButton
        size="sm"
        label={t('ui.close')}
        icon={<X size={18} />}
        onClick={onClose}
        className="-me-1 -mt-1"
      />
    </aside>
  )
}
