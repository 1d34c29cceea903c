import { Download, Smartphone } from 'lucide-react'
import { PageHead } from '@baize/ui/page-head'
import { Qr } from '@baize/ui/qr'
import { useText } from '@baize/texts/use-text'
import { useDownloads } from '../../features/system/downloads.ts'
import { useSystem } from '../../shared/system.ts'

/** The apps. Until the operator gives their addresses, the site itself is what one takes along. */
export function DownloadPage() {
  const t = useText()
  const { name: brand } = useSystem().info.brand
  return (
    <>
      <PageHead title={t('shell.appDownload')} sub={t('shell.downloadAbout', { brand })} />
      <ul className="mt-4 grid gap-4 lg:grid-cols-2">
        {useDownloads().map(({ id, name, hint, url, published }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-6 rounded-card border border-line bg-s1 p-6 max-sm:flex-col max-sm:text-center"
          >
            <Qr text={url} label={t('shell.qrFor', { name: t(name) })} />
            <div className="min-w-40 flex-1">
              <h2 className="flex items-center gap-2 text-h4 max-sm:justify-center">
                <Smartphone size={20} aria-hidden="true" />
                {t(name)}
              </h2>
              <p className="mt-2 text-text-2">{t(published ? hint : 'shell.downloadNotSet')}</p>
              {published && (
                <a
                  href={url}
                  className="mt-3 inline-flex items-center gap-2 font-semibold text-link hover:underline"
                >
                  <Download size={18} aria-hidden="true" />
                  {t('shell.download')}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
