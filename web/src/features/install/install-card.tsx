import { Share, X } from 'lucide-react'
import { Button } from '@baize/ui/button'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'
import { useSystem } from '../../shared/system.ts'

type Props = {
  /** Without one, the device installs by its own menu, and the card says how. */
  readonly onInstall: (() => void) | undefined
  readonly onDismiss: () => void
}

/** A small card at the foot of the page. It covers nothing that one works with and takes no focus. */
export function InstallCard({ onInstall, onDismiss }: Props) {
  const t = useText()
  const { name: brand } = useSystem().info.brand
  return (
    <aside
      aria-label={t('content.installTitle', { brand })}
      className="fixed inset-x-3 bottom-[calc(var(--bottom-nav)+12px)] z-30 flex items-start gap-3 rounded-card border border-line bg-s2 p-3 shadow-pop md:inset-x-auto md:end-20 md:bottom-6 md:w-96"
    >
      <img src="/app/icon.svg" alt="" width={48} height={48} className="rounded-ctl" />
      <div className="min-w-0 flex-1">
        <b className="block text-body">{t('content.installTitle', { brand })}</b>
        {onInstall ? (
          <>
            <p className="text-meta text-text-2">{t('content.installText')}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button variant="primary" size="sm" onClick={onInstall}>
                {t('content.install')}
              </Button>
              <Button size="sm" onClick={onDismiss}>
                {t('content.notNow')}
              </Button>
            </div>
          </>
        ) : (
          <p className="text-meta text-text-2">
            <Share size={16} aria-hidden="true" className="me-1 inline align-text-bottom" />
            {t('content.installIos')}
          </p>
        )}
      </div>
      <IconButton
        size="sm"
        label={t('content.notNow')}
        icon={<X size={18} />}
        onClick={onDismiss}
        className="-me-1 -mt-1"
      />
    </aside>
  )
}
