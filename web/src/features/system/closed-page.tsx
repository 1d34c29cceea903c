import { MessageCircle } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { buttonClass } from '@baize/ui/button-class.ts'
import { BlockedPicture, MaintenancePicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import { CopyText } from '../../shared/copy-text.tsx'
import { LanguageSelect } from '../../shared/language-select.tsx'
import { statusPollMs, useSystem } from '../../shared/system.ts'
import { Countdown } from './countdown.tsx'
import { OpensAgain } from './opens-again.tsx'
import { useChannels } from './support.ts'

/** What a visitor sees while the site is closed to everyone, or to the visitor's region. */
export function ClosedPage() {
  const t = useText()
  const { status, info } = useSystem()
  const title = t(status === 1 ? 'shell.maintenanceTitle' : 'shell.blockedTitle')
  useEffect(() => {
    scrollTo({ top: 0 })
  }, [])
  useEffect(() => {
    document.title = `${title} · ${info.brand.name}`
  }, [title, info.brand.name])
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-(--header) items-center justify-between border-b border-line bg-s1 px-4 md:px-8">
        <span className="inline-flex items-baseline font-display text-h3 font-extrabold tracking-tight md:text-[28px]">
          {info.brand.name}
          <span aria-hidden="true" className="ms-px size-2 rounded-full bg-metal" />
        </span>
        <div className="w-36">
          <LanguageSelect look="box" />
        </div>
      </header>
      <main className="mx-auto flex w-full max-w-xl flex-1 flex-col items-center justify-center px-6 py-12 text-center">
        {status === 1 ? <Maintenance title={title} /> : <Blocked title={title} />}
      </main>
    </div>
  )
}

type PartProps = { readonly title: string }

function Maintenance({ title }: PartProps) {
  const t = useText()
  const { endsAt, text } = useSystem()
  const seconds = statusPollMs / 1000
  return (
    <>
      <MaintenancePicture />
      <Words title={title} text={text === '' ? t('shell.maintenanceText') : text} />
      {endsAt === null ? (
        <p className="mt-6 text-body font-semibold">{t('shell.maintenanceNoEnd')}</p>
      ) : (
        <div className="mt-6 flex flex-col items-center gap-3">
          <Countdown to={new Date(endsAt)} />
          <OpensAgain at={new Date(endsAt)} />
        </div>
      )}
      <div className="mt-8 w-full sm:w-auto">
        <SupportButton>{t('shell.talkToService')}</SupportButton>
      </div>
      <p className="mt-5 text-meta text-text-2">{t('shell.maintenanceChecks', { seconds })}</p>
    </>
  )
}

function Blocked({ title }: PartProps) {
  const t = useText()
  const { location, text } = useSystem()
  const mail = useChannels().find(({ kind }) => kind === 'EMAIL')
  const about = `subject=${encodeURIComponent(t('shell.wrongBlockSubject'))}&body=${encodeURIComponent(location.ip)}`
  return (
    <>
      <BlockedPicture />
      <Words title={title} text={text === '' ? t('shell.blockedText') : text} />
      <p className="mt-6 flex min-h-12 flex-wrap items-center justify-center gap-x-3 rounded-ctl border border-line bg-s1 ps-4 pe-2">
        <span className="text-text-3">{t('shell.yourAddress')}</span>
        <b className="text-body font-semibold break-all">{location.ip}</b>
        <CopyText text={location.ip} />
      </p>
      <div className="mt-8 flex w-full flex-wrap justify-center gap-3 max-sm:flex-col">
        <SupportButton>{t('shell.customerService')}</SupportButton>
        {mail && (
          <a
            href={`${mail.address}${mail.address.includes('?') ? '&' : '?'}${about}`}
            className={buttonClass({ size: 'lg' })}
          >
            {t('shell.wrongBlock')}
          </a>
        )}
      </div>
    </>
  )
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className="mt-8 text-h2 md:text-h1">{title}</h1>
      <p className="mt-3 text-body text-pretty text-text-2">{text}</p>
    </>
  )
}

/** Our own pages are closed with the site, so an address outside comes first. */
function SupportButton({ children }: { children: ReactNode }) {
  const channels = useChannels()
  const outside = channels.find(({ address }) => !address.startsWith('/'))
  return (
    <a
      href={(outside ?? channels[0])?.address ?? '/help'}
      className={`${buttonClass({ variant: 'primary', size: 'lg' })} max-sm:w-full`}
    >
      <MessageCircle size={20} aria-hidden="true" />
      {children}
    </a>
  )
}
