import { Download, Smartphone } from 'lucide-react'
import { PageHead } from '@baize/ui/page-head'
import { Qr } from '@baize/ui/qr'
import { useText } from '@baize/texts/use-text'
import { useSystem } from '../../shared/system.ts'
import { useDownloads } from '../../features/system/downloads.ts'

/** The apps. Until the operator gives their addresses, the site itself is what one takes along. */
export function DownloadPage() {
  const t = useText()
  const { resources } = useSystem().info
  const downloads = useDownloads()
  const has = (id: 'ios' | 'android') =>
    resources.some(({ labelNameEn }) => labelNameEn === (id === 'ios' ? 'MOBILECONFIG' : 'Android'))
  return (
    <>
      <PageHead title={t('shell.appDownload')} sub={t('shell.downloadAbout')} />
      <ul className="grid gap-4 md:grid-cols-2">
        {downloads.map(({ id, name, hint, url }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-6 rounded-card border border-line bg-s1 p-6"
          >
            <Qr text={url} label={t('shell.qrFor', { name: t(name) })} />
            <div className="min-w-40 flex-1">
              <h2 className="flex items-center gap-2 text-h4">
                <Smartphone size={20} aria-hidden="true" />
                {t(name)}
              </h2>
              <p className="mt-2 text-text-2">{has(id) ? t(hint) : t('shell.downloadNotSet')}</p>
              {has(id) && (
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
