import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'
import { useSystem } from '../../shared/system.ts'
import { install, isInstalled, useInstallOffer } from './install.ts'

/** The site itself as an app, where the browser offers that. It needs no file, so it stands first. */
export function SiteAsApp() {
  const t = useText()
  const { name: brand } = useSystem().info.brand
  const offered = useInstallOffer()
  if (!offered || isInstalled()) return null
  return (
    <section className="mt-4 flex flex-wrap items-center gap-4 rounded-card border border-line bg-s1 p-4 md:p-6">
      <img src="/app/icon.svg" alt="" width={56} height={56} />
      <div className="min-w-48 flex-1">
        <h2 className="text-h4">{t('content.installTitle', { brand })}</h2>
        <p className="text-text-2">{t('content.installText')}</p>
      </div>
      <Button variant="primary" onClick={() => void install()}>
        {t('content.install')}
      </Button>
    </section>
  )
}
