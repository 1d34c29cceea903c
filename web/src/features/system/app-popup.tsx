import { Dialog } from '@baize/ui/dialog'
import { Qr } from '@baize/ui/qr'
import { Link } from '@baize/ui/link'
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
          <li key={id} className="text-center">
            <Qr text={url} label={t('shell.qrFor', { name: t(name) })} />
            <b className="mt-2 block">{t(name)}</b>
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
