import { ArrowLeft, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Amount } from '@baize/ui/figures/amount'
import type { Currency } from '@baize/kernel/money'
import { useLanguage, useText } from '@baize/texts/use-text'
import { VerifiableBadge } from '../../shared/verifiable.tsx'
import { playedNetOf, type PlaySession } from './play-session.ts'
import { SessionClock } from './session-clock.tsx'

type Props = {
  readonly name: string
  readonly vendor: string
  readonly iconUrl: string | undefined
  readonly onBack: () => void
  readonly heart: ReactNode
  /** Whether its rounds can be verified by who plays them. */
  readonly verifiable: boolean
  /** Balance and deposit; nothing where one only tries a game. */
  readonly money: ReactNode
  readonly fullScreen: ReactNode
  /** Nothing where nothing is at stake. */
  readonly session: PlaySession | undefined
  readonly currency: Currency
}

/** The slim bar over a game: the way back, what is played, how long, how it stands, what is left. */
export function GameBar(props: Props) {
  const { name, vendor, iconUrl, onBack, heart, verifiable, money, fullScreen, session, currency } =
    props
  const t = useText()
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-s1">
      <div className="flex h-14 items-center gap-1 px-1 md:gap-3 md:px-6">
        <button
          type="button"
          onClick={onBack}
          className="flex h-11 min-w-11 flex-none items-center justify-center gap-2 rounded-ctl font-medium text-text-2 hover:text-text md:pe-3"
        >
          <ArrowLeft size={20} aria-hidden="true" className="rtl:rotate-180" />
          <span className="max-md:sr-only">{t('play.lobby')}</span>
        </button>
        <div className="flex min-w-0 items-center gap-2.5 md:gap-3 md:border-s md:border-line md:ps-4">
          {iconUrl !== undefined && (
            <img
              src={iconUrl}
              alt=""
              width={30}
              height={40}
              className="h-10 w-[30px] flex-none rounded-[3px] object-cover max-[359px]:hidden"
            />
          )}
          <div className="min-w-0">
            <h1 className="truncate font-sans text-body-s font-semibold md:text-body" title={name}>
              {name}
            </h1>
            <p className="truncate text-caption text-text-3 md:text-meta">{vendor}</p>
          </div>
          {heart}
          {verifiable && (
            <span className="max-md:hidden">
              <VerifiableBadge apart />
            </span>
          )}
        </div>
        <div className="ms-auto flex flex-none items-center gap-1 md:gap-3">
          {session && (
            <dl className="hidden gap-6 lg:flex">
              <Fact name={t('play.playingFor')}>
                <SessionClock startedAt={session.startedAt} />
              </Fact>
              <Fact name={t('play.net')}>
                <Net session={session} currency={currency} />
              </Fact>
            </dl>
          )}
          {money}
          {fullScreen}
        </div>
      </div>
      {/* Below the bar on a small screen: time and result are never behind a menu. */}
      {session && (
        <div className="flex h-9 items-center justify-between gap-3 border-t border-line px-4 text-meta lg:hidden">
          <span className="flex items-center gap-1.5">
            <Clock size={14} aria-hidden="true" className="text-text-3" />
            <span className="sr-only">{t('play.playingFor')}</span>
            <SessionClock startedAt={session.startedAt} />
          </span>
          <span className="flex items-center gap-1.5">
            <span className="text-text-3">{t('play.net')}</span>
            <Net session={session} currency={currency} />
          </span>
        </div>
      )}
    </header>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-text-3">{name}</dt>
      <dd className="leading-5">{children}</dd>
    </div>
  )
}

function Net({ session, currency }: { session: PlaySession; currency: Currency }) {
  return (
    <Amount
      amount={playedNetOf(session)}
      currency={currency}
      language={useLanguage()}
      trend
      className="font-semibold"
    />
  )
}
