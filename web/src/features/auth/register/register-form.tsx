import { ChevronDown, Link2, Plus, UserCheck } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { Button } from '@baize/ui/button'
import { cx } from '@baize/ui/look/cx.ts'
import { Note } from '@baize/ui/waiting/note'
import { Segmented } from '@baize/ui/forms/segmented'
import { useLanguage, useText } from '@baize/texts/use-text'
import { FormNote } from '@baize/ui/forms/form-note'
import { FormCheckbox } from '@baize/ui/forms/form-checkbox'
import { useSums } from '../../../shared/sums.ts'
import { useModule } from '../../../shared/system.ts'
import { Checking } from '../challenge/checking.tsx'
import { PersonCheck } from '../challenge/person-check.tsx'
import { TermsTick } from '../login/terms-tick.tsx'
import { WarningDialog } from '../warning-dialog.tsx'
import { splitFields, type AskedField, type RegisterTab } from './asked-fields.ts'
import { fieldLooks } from './field-look.ts'
import { RegisterChecklist, RegisterField } from './register-field.tsx'
import { useRegistration, type Registration, type RegistrationProps } from './use-registration.ts'

type Props = Omit<RegistrationProps, 'tab'> & {
  readonly wanted: RegisterTab
  readonly onTab: (tab: RegisterTab) => void
}

/** The form of a registration, in the tabs that the operator has opened. */
export function RegisterForm({ wanted, onTab, ...rest }: Props) {
  const t = useText()
  const byName = useModule('USERNAMEREG3')
  const byMobile = useModule('MOBILENUMREG3')
  if (!byName && !byMobile) return <Note tone="info">{t('identity.registrationClosed')}</Note>
  const tab = byName && byMobile ? wanted : byMobile ? 'mobile' : 'username'
  const segments = [
    { value: 'username', label: t('identity.byUsername') },
    { value: 'mobile', label: t('identity.byMobile') },
  ] as const
  const tabs = byName && byMobile && (
    <Segmented label={t('identity.registerBy')} segments={segments} value={tab} onValue={onTab} />
  )
  return <TabForm key={tab} {...rest} tab={tab} tabs={tabs} />
}

function TabForm({ tabs, ...props }: RegistrationProps & { tabs: ReactNode }) {
  const t = useText()
  const registration = useRegistration(props)
  const { form, asked, inviter, personCheck, warning, closeWarning } = registration
  const { required, optional } = splitFields(asked)
  const asksBirthday = required.some(({ field }) => field === 'birthday')
  return (
    <form {...form.frame} className="grid grid-cols-1 gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {tabs}
        {inviter && (
          <p className="flex min-w-0 flex-wrap items-center gap-x-1.5 text-meta text-text-2">
            <UserCheck size={16} aria-hidden="true" />
            <span className="wrap-anywhere">
              {inviter.invitedBy === ''
                ? t('identity.invitedWith', { code: inviter.code })
                : t('identity.invitedBy', { name: inviter.invitedBy, code: inviter.code })}
            </span>
            <button
              type="button"
              className="inline-flex min-h-11 items-center text-link underline"
              onClick={registration.askAnotherCode}
            >
              {t('identity.anotherCode')}
            </button>
          </p>
        )}
      </div>
      {inviter?.makesAgent === true && <Note tone="info">{t('identity.becomesAgent')}</Note>}
      <WrongCode registration={registration} />
      <Referral referral={registration.referral} />
      <FormNote form={form} />
      <FieldGrid fields={required} registration={registration} autofocus />
      <Optional fields={optional} registration={registration} />
      <PersonCheck check={personCheck} form={form} />
      <TermsTick form={form} />
      {!asksBirthday && <FormCheckbox form={form} name="age18" label={t('identity.adult')} />}
      <div>
        <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
          {t('identity.createAccount')}
        </Button>
        <Checking
          active={personCheck.proving}
          long={personCheck.asks === 'longCheck'}
          onCancel={() => form.cancel({ key: 'errors.verification_required' })}
        />
      </div>
      <WarningDialog text={warning} onClose={closeWarning} />
    </form>
  )
}

/** Said above the fields too: on a phone the field that it stands in is below the screen. */
function WrongCode({ registration: { form, wrongCode } }: Pick<FieldsProps, 'registration'>) {
  const t = useText()
  if (wrongCode === '') return null
  const field = () => form.frame.ref.current?.querySelector<HTMLElement>('[name="affiliateCode"]')
  return (
    <Note tone="pending" role="status">
      <span className="wrap-anywhere">{t('identity.cameWithWrong', { code: wrongCode })}</span>{' '}
      <button
        type="button"
        className="inline-flex min-h-6 items-center underline"
        onClick={() => field()?.focus()}
      >
        {t('identity.anotherCode')}
      </button>
    </Note>
  )
}

function Referral({ referral }: Pick<Registration, 'referral'>) {
  const t = useText()
  const { code, isWrong, isUnknown, inviter, leaveOut } = referral
  const sums = useSums(inviter?.currency ?? 'PHP')
  if (isWrong) return <Note tone="pending">{t('identity.referralWrong')}</Note>
  if (isUnknown) return <Note tone="pending">{t('identity.referralUnknown', { code })}</Note>
  if (code === '') return null
  const said =
    inviter === undefined
      ? t('identity.referredWith', { code })
      : t('identity.referralFrom', {
          name: inviter.name,
          amount: sums.full(inviter.terms.toFriend),
          deposit: sums.full(inviter.terms.deposit),
          bets: sums.full(inviter.terms.validBet),
          days: inviter.terms.days,
        })
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-1.5 text-meta text-text-2">
      <Link2 size={16} aria-hidden="true" />
      <span className="wrap-anywhere">{said}</span>
      <button
        type="button"
        className="inline-flex min-h-11 items-center text-link underline"
        onClick={leaveOut}
      >
        {t('identity.leaveReferralOut')}
      </button>
    </p>
  )
}

type FieldsProps = {
  readonly fields: readonly AskedField[]
  readonly registration: Registration
  readonly autofocus?: boolean
}

/** Fields that begin a line: a pair stays together. */
const beginsLine: ReadonlySet<string> = new Set(['password', 'mobileNum'])

function FieldGrid({ fields, registration, autofocus = false }: FieldsProps) {
  const { form, code, onLeft, isFree } = registration
  const has = (name: string) => fields.some(({ field }) => field === name)
  const last = has('confirmPassword') ? 'confirmPassword' : 'password'
  const wide = (name: string) => name === 'username' || (name === 'password' && last === 'password')
  return (
    <div className="grid gap-x-4 gap-y-3.5 md:grid-cols-2">
      {fields.map((asked, index) => (
        <div key={asked.field} className="contents">
          <div
            className={cx(
              'min-w-0',
              wide(asked.field) && 'md:col-span-2',
              beginsLine.has(asked.field) && 'md:col-start-1',
            )}
          >
            <RegisterField
              asked={asked}
              form={form}
              code={code}
              onLeft={onLeft}
              free={isFree}
              first={autofocus && index === 0}
            />
          </div>
          {asked.field === last && <Checklist fields={fields} registration={registration} />}
        </div>
      ))}
    </div>
  )
}

function Checklist({ fields, registration }: FieldsProps) {
  const asked = fields.find(({ field }) => field === 'password')
  if (!asked) return null
  return (
    <div className="md:col-span-2">
      <RegisterChecklist asked={asked} form={registration.form} />
    </div>
  )
}

/** What may be added. It opens by itself when something in it is wrong, and stays open when that is put right. */
function Optional({ fields, registration }: FieldsProps) {
  const t = useText()
  const id = useId()
  const { tag } = languageEntry(useLanguage())
  const [wanted, setWanted] = useState(false)
  const open = wanted || fields.some(({ field }) => registration.form.problems[field])
  if (open !== wanted) setWanted(open)
  if (fields.length === 0) return null
  const named = fields.filter(({ field }) => field !== 'verificationCode')
  const names = named.map(({ field }) => t(fieldLooks[field].label))
  const Icon = open ? ChevronDown : Plus
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setWanted(!open)}
        className="flex min-h-11 w-full flex-wrap items-center gap-x-2 text-start font-medium text-link"
      >
        <Icon size={18} aria-hidden="true" />
        {t('identity.addContacts')}
        <span className="text-meta font-normal text-text-3">
          {t('identity.optionalNames', {
            names: new Intl.ListFormat(tag, { style: 'narrow' }).format(names),
          })}
        </span>
      </button>
      <div id={id} hidden={!open} className="pt-2">
        {open && <FieldGrid fields={fields} registration={registration} />}
      </div>
    </div>
  )
}
