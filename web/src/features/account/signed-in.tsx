import { useOnce } from '../../shared/use-once.ts'
import { Globe, Monitor, Smartphone } from 'lucide-react'
import { calls } from 'virtual:contract'
import type { Network } from '@baize/contract/identity/member'
import type { SessionView } from '@baize/contract/identity/session'
import { Button } from '@baize/ui/button'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { askAccountAgain } from './api.ts'
import { browserName, isPhone } from './browser-name.ts'
import { BrandMoment } from '../../shared/brand-moment.tsx'

type Props = { readonly sessions: readonly SessionView[]; readonly networks: readonly Network[] }

/** Where the account is signed in, and from where it was used; either can be ended. */
export function SignedInPlaces({ sessions, networks }: Props) {
  const t = useText()
  const close = useOnce({
    mutationFn: (id: string) => call(calls.closeSession, { id }),
    onSettled: askAccountAgain,
  })
  const forget = useOnce({
    mutationFn: (id: string) => call(calls.removeNetwork, { id }),
    onSettled: askAccountAgain,
  })
  const failed = close.error ?? forget.error
  const others = sessions.filter(({ current }) => !current)
  return (
    <div className="grid gap-6">
      <FailureNote error={failed} />
      <section aria-labelledby="own-sessions" className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 id="own-sessions" className="text-lead">
            {t('identity-account.signedIn')}
          </h3>
          {others.length > 0 && (
            <Button
              busy={close.variables === 'others' && close.isPending}
              onClick={() => close.mutate('others')}
            >
              {t('identity-account.endOthers')}
            </Button>
          )}
        </div>
        <ul className="divide-y divide-line rounded-card border border-line">
          {sessions.map((session) => (
            <Session
              key={session.id}
              session={session}
              busy={close.isPending && close.variables === session.id}
              onEnd={() => close.mutate(session.id)}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="own-networks" className="grid gap-2">
        <h3 id="own-networks" className="text-lead">
          {t('identity-account.networks')}
        </h3>
        <p className="text-meta text-text-2">{t('identity-account.aboutNetworks')}</p>
        <ul className="divide-y divide-line rounded-card border border-line">
          {networks.map((network) => (
            <KnownNetwork
              key={network.id}
              network={network}
              busy={forget.isPending && forget.variables === network.id}
              onForget={() => forget.mutate(network.id)}
            />
          ))}
        </ul>
      </section>
    </div>
  )
}

type SessionProps = {
  readonly session: SessionView
  readonly busy: boolean
  readonly onEnd: () => void
}

function Session({ session, busy, onEnd }: SessionProps) {
  const t = useText()
  const Icon = isPhone(session.userAgent) ? Smartphone : Monitor
  const name = browserName(session.userAgent) || t('identity-account.unknownBrowser')
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Icon size={20} aria-hidden="true" className="flex-none text-text-3" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium">{name}</p>
        <p className="text-meta text-text-2">
          <span dir="ltr">{session.ip}</span> · {t('identity-account.lastSeen')}{' '}
          <BrandMoment at={session.seenAt} />
        </p>
      </div>
      {session.current ? (
        <span className="text-meta text-pos">{t('identity-account.thisOne')}</span>
      ) : (
        <Button
          busy={busy}
          aria-label={t('identity-account.endSessionOf', { name })}
          onClick={onEnd}
        >
          {t('identity-account.endSession')}
        </Button>
      )}
    </li>
  )
}

type NetworkProps = {
  readonly network: Network
  readonly busy: boolean
  readonly onForget: () => void
}

function KnownNetwork({ network, busy, onForget }: NetworkProps) {
  const t = useText()
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Globe size={20} aria-hidden="true" className="flex-none text-text-3" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium" dir="ltr">
          {network.network}
        </p>
        <p className="text-meta text-text-2">
          {network.trustedUntil === null ? (
            t('identity-account.notTrusted')
          ) : (
            <>
              {t('identity-account.trustedUntil')} <BrandMoment at={network.trustedUntil} />
            </>
          )}
        </p>
      </div>
      <Button
        busy={busy}
        aria-label={t('identity-account.forgetNetworkOf', { name: network.network })}
        onClick={onForget}
      >
        {t('identity-account.forgetNetwork')}
      </Button>
    </li>
  )
}
