import { Headset } from 'lucide-react'
import { useEffect } from 'react'
import { buttonClass } from '@baize/ui/button-class.ts'
import { BlockedPicture, MaintenancePicture } from '@baize/ui/pictures'
import { CopyButton } from '@baize/ui/copy-button'
import { Moment } from '@baize/ui/moment'
import { useLanguage, useText } from '@baize/texts/use-text'
import { LanguageCorner } from './language-corner.tsx'
import { useSupportAddress } from './support.ts'
import { useSystem } from '../../shared/system.ts'

/** What a visitor sees while the site is closed to everyone, or to the visitor's region. */
export function ClosedPage() {
  const { status, info } = useSystem()
  useEffect(() => {
    scrollTo({ top: 0 })
  }, [])
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex items-center justify-between px-6 py-4">
        <span className="inline-flex items-baseline font-display text-[28px] font-extrabold tracking-tight">
          {info.brand.name}
          <span aria-hidden="true" className="ms-px size-2 rounded-full bg-metal" />
        </span>
        <LanguageCorner />
      </header>
      <main className="mx-auto flex max-w-xl flex-1 flex-col items-center justify-center gap-4 px-6 pb-24 text-center">
        {status === 1 ? <Maintenance /> : <Blocked />}
        <SupportButton />
      </main>
    </div>
  )
}

function Maintenance() {
  const t = useText()
  const language = useLanguage()
  const { endsAt, text } = useSystem()
  return (
    <>
      <MaintenancePicture />
      <h1 className="text-h2 md:text-h1">{t('shell.maintenanceTitle')}</h1>
      <p className="text-lead text-text-2">{text === '' ? t('shell.maintenanceText') : text}</p>
      {endsAt === null ? (
        <p className="text-text-3">{t('shell.maintenanceNoEnd')}</p>
      ) : (
        <p className="font-semibold">
          {t('shell.maintenanceEnds')}{' '}
          <Moment at={new Date(endsAt)} language={language} zone={deviceZone()} />
        </p>
      )}
    </>
  )
}

function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

function Blocked() {
  const t = useText()
  const { location, text } = useSystem()
  return (
    <>
      <BlockedPicture />
      <h1 className="text-h2 md:text-h1">{t('shell.blockedTitle')}</h1>
      <p className="text-lead text-text-2">{text === '' ? t('shell.blockedText') : text}</p>
      <p className="flex items-center gap-2">
        <span className="text-text-3">{t('shell.yourAddress')}</span>
        <b>{location.ip}</b>
        <CopyButton text={location.ip} />
      </p>
    </>
  )
}

function SupportButton() {
  const t = useText()
  return (
    <a
      href={useSupportAddress()}
      className={buttonClass({ variant: 'primary', size: 'lg' }) + ' mt-2'}
    >
      <Headset size={20} aria-hidden="true" />
      {t('shell.customerService')}
    </a>
  )
}
