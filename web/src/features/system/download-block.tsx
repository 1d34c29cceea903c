import { Suspense } from 'react'
import { Fence } from '@baize/ui/waiting/fence'
import { part } from '@baize/ui/waiting/part'
import { Link } from '@baize/ui/navigation/link'
import { buttonClass } from '@baize/ui/button-class.ts'
import { useText } from '@baize/texts/use-text'
import { useNearView } from '../../shared/near-view.ts'
import { useDownloads } from './downloads.ts'

const Qr = part(() => import('@baize/ui/figures/qr'), 'Qr')

// A code that does not come leaves its words standing.
const nothing = () => null

/** Codes to scan on a desk, buttons on a phone. */
export function DownloadBlock() {
  const t = useText()
  const downloads = useDownloads()
  // At the foot of a long page: its code waits until somebody comes near.
  const [box, near] = useNearView<HTMLElement>()
  const room = <div className="size-[104px] rounded-ctl bg-s3" />
  return (
    <section
      ref={box}
      className="mt-10 grid items-center gap-6 rounded-card border border-line bg-s1 p-4 md:grid-cols-[1fr_auto] md:p-6 md:ps-8"
    >
      <div>
        <h2 className="mb-1.5 text-h4 md:text-h3">{t('shell.takeTheTable')}</h2>
        <p className="max-w-prose text-text-2">{t('shell.takeTheTableText')}</p>
        <ul className="mt-3 flex flex-wrap gap-2 md:hidden">
          {downloads.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={{ path: '/down', hash: id }}
                className={buttonClass({ variant: 'primary' })}
              >
                {t(name)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="hidden gap-6 md:flex">
        {downloads.map(({ id, name, hint, url }) => (
          <figure key={id} className="flex items-center gap-4">
            <Fence renderFailure={nothing}>
              <Suspense fallback={room}>
                {near ? (
                  <Qr
                    text={url}
                    label={t('shell.qrFor', { name: t(name) })}
                    size={104}
                    logo="/app/icon.svg"
                  />
                ) : (
                  room
                )}
              </Suspense>
            </Fence>
            <figcaption>
              <b className="block">{t(name)}</b>
              <span className="text-meta text-text-3">{t(hint)}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
