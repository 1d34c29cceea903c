import { Dialog } from '@baize/ui/overlays/dialog'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Qr } from '@baize/ui/figures/qr'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { useDownloads } from './downloads.ts'

/** The codes of the apps, on a click instead of always on screen. */
export function AppPopup({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Dialog open onClose={onClose} title={t('shell.getTheApp')}>
      <p className="text-text-2">{t('shell.takeTheTableText')}</p>
      <ul className="mt-5 flex flex-wrap justify-center gap-6">
        {useDownloads().map(({ id, name, url }) => (
          <li key={id} className="text-center max-md:w-full">
            <div className="inline-block max-md:hidden">
              <Qr text={url} label={t('shell.qrFor', { name: t(name) })} logo="/app/icon.svg" />
            </div>
            <b className="mt-2 block max-md:hidden">{t(name)}</b>
            {/* A phone cannot scan itself. */}
            <Link
              to={{ path: '/down', hash: id }}
              className={buttonClass({ variant: 'primary', block: true }) + ' md:hidden'}
            >
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-center">
        <Link to="/down" className="font-medium text-link hover:underline">
          {t('shell.appDownload')}
        </Link>
      </p>
    </Dialog>
  )
}
