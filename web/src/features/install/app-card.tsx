import { Download as DownloadIcon, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Download } from '@baize/contract/content/content'
import { buttonClass } from '@baize/ui/button-class.ts'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { Note } from '@baize/ui/waiting/note'
import { Qr } from '@baize/ui/figures/qr'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'

type Props = {
  readonly id: 'ios' | 'android'
  readonly name: TextKey
  readonly url: string
  /** False while the operator has given no address for it. */
  readonly published: boolean
  /** What the operator says of the file. */
  readonly detail: Download | undefined
  readonly notes: ReactNode
  /** How it is installed. */
  readonly children: ReactNode
}

/** One app: a code to scan on a desk, a button on a phone, and how to go on from there. */
export function AppCard({ id, name, url, published, detail, notes, children }: Props) {
  const t = useText()
  const file = t(id === 'ios' ? 'content.getProfile' : 'content.getApk')
  return (
    <section className="rounded-card border border-line bg-s1 p-4 md:p-6">
      <div className="flex items-start gap-6">
        <div className="flex-none max-md:hidden">
          <Qr text={url} label={t('shell.qrFor', { name: t(name) })} logo="/app/icon.svg" />
        </div>
        <div className="min-w-0 flex-1">
          <h2 className="flex items-center gap-2 text-h4">
            <Smartphone size={20} aria-hidden="true" />
            {t(name)}
          </h2>
          {published ? (
            <>
              <p className="mt-1 text-text-2">
                {t(id === 'ios' ? 'content.profileAbout' : 'content.apkAbout')}
              </p>
              <a
                href={url}
                download={id === 'ios' ? undefined : ''}
                className={`${buttonClass({ variant: 'primary' })} mt-3 max-md:w-full`}
              >
                <DownloadIcon size={18} aria-hidden="true" />
                {file}
              </a>
              {detail && <Details of={detail} />}
            </>
          ) : (
            <div className="mt-3">
              <Note>{t('content.appNotSet')}</Note>
            </div>
          )}
        </div>
      </div>
      <div className="mt-4 empty:hidden">{notes}</div>
      {children}
    </section>
  )
}

/** What one may want to know of a file before it is on the phone; only what the operator told. */
function Details({ of }: { of: Download }) {
  const t = useText()
  const { version, sizeBytes, requires, checksum } = of
  const rows: readonly (readonly [TextKey, string])[] = [
    ['content.version', version],
    ['content.size', sizeBytes === 0 ? '' : `${(sizeBytes / 1_000_000).toFixed(1)} MB`],
    ['content.requires', requires],
    ['content.checksum', checksum],
  ]
  const told = rows.filter(([, value]) => value !== '')
  if (told.length === 0) return null
  return (
    <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-meta">
      {told.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-text-3">{t(name)}</dt>
          <dd className="wrap-anywhere">
            {value} {name === 'content.checksum' && <CopyButton text={value} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
