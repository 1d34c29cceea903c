import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { Button } from '@baize/ui/button'
import { KeyValues, type KeyValue } from '@baize/ui/figures/key-values'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useLanguage, useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { AccountFacts } from './account-facts.tsx'
import type { MemberPartProps } from '../acts/acts.ts'
import type { MemberFile } from '../api.ts'
import { contactNames } from './contact-names.ts'
import { countryName } from './country-name.ts'
import { Masked } from './masked.tsx'

type Given = { readonly file: MemberFile }

/** Who the member is and how the account came to be. */
export function OverviewTab({ file, may, onAct }: MemberPartProps) {
  const t = useText()
  return (
    <div className="grid items-start gap-x-8 gap-y-6 p-4 md:grid-cols-2 md:p-5">
      <div className="grid gap-6">
        <Part title={t('identity-desk.account')} className="xl:hidden">
          <AccountFacts file={file} />
        </Part>
        <Part
          title={t('identity-desk.profile')}
          action={
            may('profile') && (
              <Button
                size="sm"
                variant="ghost"
                icon={<Pencil size={14} />}
                onClick={() => onAct({ does: 'profile' })}
              >
                {t('identity-desk.correct')}
              </Button>
            )
          }
        >
          <ProfileFacts file={file} />
        </Part>
      </div>
      <div className="grid gap-6">
        <Part title={t('identity-desk.contact')}>
          <ContactFacts file={file} />
        </Part>
        <Part title={t('identity-desk.registration')}>
          <RegistrationFacts file={file} />
        </Part>
      </div>
    </div>
  )
}

type PartProps = {
  readonly title: string
  readonly action?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

function Part({ title, action, className = '', children }: PartProps) {
  return (
    <section className={`min-w-0 ${className}`}>
      <div className="mb-1 flex min-h-8 items-center justify-between gap-3">
        <h2 className="text-lead">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

function ProfileFacts({ file: { profile } }: Given) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const given = useGiven()
  return (
    <KeyValues
      ruled
      items={[
        { id: 'name', label: t('identity-desk.realName'), value: given(profile.realName) },
        { id: 'nickname', label: t('identity-desk.nickname'), value: given(profile.nickname) },
        { id: 'birthday', label: t('identity-desk.birthday'), value: given(profile.birthday) },
        {
          id: 'idNumber',
          label: t('identity-desk.idNumber'),
          value:
            profile.idNumber === '' ? (
              given('')
            ) : (
              <Masked text={profile.idNumber} label={t('identity-desk.idNumber')} />
            ),
        },
        {
          id: 'nationality',
          label: t('identity-desk.nationality'),
          value: given(countryName(profile.nationality, tag)),
        },
        {
          id: 'occupation',
          label: t('identity-desk.occupation'),
          value: given(profile.occupation),
        },
        { id: 'income', label: t('identity-desk.income'), value: given(profile.sourceOfIncome) },
        { id: 'address', label: t('identity-desk.address'), value: given(profile.address) },
      ]}
    />
  )
}

function ContactFacts({ file: { member, profile, security } }: Given) {
  const t = useText()
  const given = useGiven()
  const others: KeyValue[] = contactNames
    .filter(([name]) => profile.contacts[name] !== '')
    .map(([name, label]) => ({ id: name, label, value: profile.contacts[name] }))
  return (
    <KeyValues
      ruled
      items={[
        {
          id: 'mobile',
          label: t('identity-desk.mobile'),
          value: <Proven text={given(member.mobile)} isOn={security.mobileVerified} />,
        },
        {
          id: 'email',
          label: t('identity-desk.email'),
          value: <Proven text={given(member.email)} isOn={security.emailVerified} />,
        },
        ...others,
      ]}
    />
  )
}

function RegistrationFacts({ file: { member, registration } }: Given) {
  const t = useText()
  const given = useGiven()
  return (
    <KeyValues
      ruled
      items={[
        {
          id: 'at',
          label: t('identity-desk.columnJoined'),
          value: <DeskMoment at={member.registeredAt} show="long" />,
        },
        { id: 'method', label: t('identity-desk.method'), value: given(registration.method) },
        { id: 'ip', label: t('identity-desk.columnIp'), value: given(registration.ip) },
        { id: 'url', label: t('identity-desk.url'), value: given(registration.url) },
        { id: 'domain', label: t('identity-desk.domain'), value: given(registration.domain) },
        {
          id: 'code',
          label: t('identity-desk.affiliateCode'),
          value: given(registration.affiliateCode),
        },
        {
          id: 'referral',
          label: t('identity-desk.referralCode'),
          value: given(registration.referralCode),
        },
        { id: 'by', label: t('identity-desk.recommender'), value: given(registration.recommender) },
      ]}
    />
  )
}

/** What was not given is said, so that an empty line does not look like one that failed to load. */
function useGiven(): (text: string) => ReactNode {
  const t = useText()
  return (text) =>
    text === '' ? (
      <span className="font-normal text-text-3">{t('identity-desk.notGiven')}</span>
    ) : (
      <span className="break-all">{text}</span>
    )
}

function Proven({ text, isOn }: { readonly text: ReactNode; readonly isOn: boolean }) {
  const t = useText()
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      {text}
      {isOn && <StatusChip tone="ok">{t('identity-desk.verified')}</StatusChip>}
    </span>
  )
}
