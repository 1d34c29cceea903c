import { Check, KeyRound, Lock, Mail, ShieldCheck, Smartphone, type LucideIcon } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { go, useAddress } from '@baize/ui/navigation/address.ts'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/waiting/note'
import { part } from '@baize/ui/waiting/part'
import { useText } from '@baize/texts/use-text'
import { overPage } from '../../shared/over-page.ts'
import type { Security } from './api.ts'
import { IconPicker } from './icon-picker.tsx'
import { isProtected, scoreOf, type ProtectionId } from './score.ts'
import { ScoreRing } from './score-ring.tsx'
import { BrandMoment, useMomentText } from '../../shared/brand-moment.tsx'

const ContactDialog = part(() => import('./contact-dialog.tsx'), 'ContactDialog')
const AuthenticatorDialog = part(() => import('./authenticator-dialog.tsx'), 'AuthenticatorDialog')
const PaymentPasswordDialog = part(
  () => import('./payment-password-dialog.tsx'),
  'PaymentPasswordDialog',
)

const icons: Readonly<Record<ProtectionId, LucideIcon>> = {
  password: KeyRound,
  mobile: Smartphone,
  email: Mail,
  authenticator: ShieldCheck,
  payment: Lock,
}
const names = {
  password: 'identity-account.loginPassword',
  mobile: 'identity-account.mobile',
  email: 'identity-account.email',
  authenticator: 'identity-account.authenticator',
  payment: 'identity-account.paymentPassword',
} as const
const reasons = {
  password: 'identity-account.whyPassword',
  mobile: 'identity-account.whyMobile',
  email: 'identity-account.whyEmail',
  authenticator: 'identity-account.whyAuthenticator',
  payment: 'identity-account.whyPayment',
} as const

/** What protects the account, each with what can be done about it, and the next step worth taking. */
export function Protection({ security }: { security: Security }) {
  const t = useText()
  const address = useAddress()
  const at = useMomentText()
  const [open, setOpen] = useState<ProtectionId>()
  const score = scoreOf(security)
  const act = (id: ProtectionId) => {
    if (id !== 'password') return setOpen(id)
    go(overPage(address, { popup: 'changePassword' }))
  }
  const close = () => setOpen(undefined)
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-s2 p-4">
        <ScoreRing score={score} />
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-semibold">
            {t('identity-account.score', { set: score.set, of: score.of })}
          </p>
          <p className="text-meta text-text-2">
            {score.next ? t(reasons[score.next]) : t('identity-account.allSet')}
          </p>
        </div>
      </div>
      {security.moneyHeldUntil !== null && (
        <Note tone="pending" title={t('identity-account.moneyHeldTitle')}>
          {t('identity-account.moneyHeldText', { time: at(security.moneyHeldUntil) })}
        </Note>
      )}
      <IconPicker />
      <ul className="divide-y divide-line rounded-card border border-line">
        {(Object.keys(names) as ProtectionId[]).map((id) => (
          <Row
            key={id}
            id={id}
            set={isProtected(security, id)}
            next={score.next === id}
            fact={<Fact id={id} security={security} />}
            onAct={() => act(id)}
          />
        ))}
      </ul>
      {security.social.length > 0 && (
        <p className="text-meta text-text-3">
          {t('identity-account.linkedWith', { providers: security.social.join(', ') })}
        </p>
      )}
      <Suspense>
        {(open === 'mobile' || open === 'email') && (
          <ContactDialog kind={open} security={security} onClose={close} />
        )}
        {open === 'authenticator' && (
          <AuthenticatorDialog on={security.authenticator} security={security} onClose={close} />
        )}
        {open === 'payment' && <PaymentPasswordDialog security={security} onClose={close} />}
      </Suspense>
    </div>
  )
}

type RowProps = {
  readonly id: ProtectionId
  readonly set: boolean
  readonly next: boolean
  readonly fact: ReactNode
  readonly onAct: () => void
}

function Row({ id, set, next, fact, onAct }: RowProps) {
  const t = useText()
  const Icon = icons[id]
  const verb =
    id === 'authenticator' && set
      ? 'identity-account.remove'
      : set
        ? 'identity-account.change'
        : 'identity-account.add'
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-end gap-x-3 gap-y-2 px-4 py-3 md:gap-x-4">
      <Icon size={20} aria-hidden="true" className="flex-none text-text-3" />
      <div className="min-w-0 flex-1 basis-[7.5rem]">
        <p className="font-medium">{t(names[id])}</p>
        <p className="text-meta wrap-anywhere text-text-2">{fact}</p>
      </div>
      {set && (
        <span className="inline-flex items-center gap-1 text-meta text-pos">
          <Check size={16} aria-hidden="true" />
          {t('identity-account.isSet')}
        </span>
      )}
      <Button
        variant={next ? 'primary' : 'outline'}
        aria-label={t('identity-account.verbOf', { verb: t(verb), what: t(names[id]) })}
        onClick={onAct}
      >
        {t(verb)}
      </Button>
    </li>
  )
}

/** What is set, so far as it may be shown; otherwise that it is not. */
function Fact({ id, security }: { id: ProtectionId; security: Security }) {
  const t = useText()
  const { passwordChangedAt, mobile, email } = security
  if (id === 'password' && passwordChangedAt !== null) {
    return (
      <>
        {t('identity-account.changedAt')} <BrandMoment at={passwordChangedAt} />
      </>
    )
  }
  const target = id === 'mobile' ? mobile : id === 'email' ? email : ''
  if (target !== '') {
    return isProtected(security, id) ? target : t('identity-account.notVerified', { target })
  }
  return isProtected(security, id) ? t('identity-account.inUse') : t('identity-account.notSet')
}
