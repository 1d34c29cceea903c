import { patternMessage } from '@baize/kernel/patterns'
import { useText } from '@baize/texts/use-text'
import { FormPasswordField } from '@baize/ui/forms/form-password-field'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import { PasswordChecklist } from '../../../shared/form/password-checklist.tsx'
import type { Form } from '../../../shared/form/use-form.ts'
import { useSystem } from '../../../shared/system.ts'
import type { RegisterName } from '../drafts.ts'
import { PhoneField } from '../phone/phone-field.tsx'
import type { AskedField } from './asked-fields.ts'
import { CodeForRegistration, type CodeSource } from './code-for-registration.tsx'
import { fieldLooks } from './field-look.ts'

type Props = {
  readonly asked: AskedField
  readonly form: Form<RegisterName>
  readonly code: CodeSource
  /** Told when a field was left with something in it that its rule accepts. */
  readonly onLeft: (name: RegisterName) => void
  /** Something good to say of the username. */
  readonly free: boolean
  readonly first: boolean
}

/** One field of the registration, as its rule wants it. */
export function RegisterField(props: Props) {
  const { asked, form, code, onLeft, free, first } = props
  const t = useText()
  const { field, rule, required } = asked
  const look = fieldLooks[field]
  const { key, values } = patternMessage(rule)
  const { zaloHint } = useSystem().info.brand
  const hint = required ? undefined : t('identity.optional')
  if (field === 'mobileNum') return <PhoneField form={form} optional={!required} />
  if (field === 'verificationCode') return <CodeForRegistration form={form} source={code} />
  if (field === 'password') {
    return (
      <FormPasswordField
        form={form}
        name={field}
        label={t(look.label)}
        autoComplete="new-password"
      />
    )
  }
  if (field === 'confirmPassword') {
    return (
      <FormPasswordField
        form={form}
        name={field}
        label={t(look.label)}
        autoComplete="new-password"
      />
    )
  }
  if (field === 'paymentPassword') {
    return (
      <FormPasswordField
        form={form}
        name={field}
        label={t(look.label)}
        autoComplete="off"
        inputMode={rule.patternId === 'digits' ? 'numeric' : 'text'}
        maxLength={rule.maxLength}
        help={t('identity.paymentHelp', { rule: t(key, values) })}
      />
    )
  }
  const { label, ...typed } = look
  const leave = async () => {
    if (await form.leave(field)) onLeft(field)
  }
  // A date field has its own way to write a date, so only the age is worth a word.
  const special = { payeeName: 'identity.payeeHelp', birthday: 'errors.too_young' } as const
  const rules = field in special ? t(special[field as keyof typeof special]) : t(key, values)
  // What the operator says of it stands before what may be typed.
  const help = field === 'zalo' && zaloHint !== '' ? `${zaloHint}. ${rules}` : rules
  return (
    <FormTextField
      form={form}
      name={field}
      label={t(label)}
      hint={hint}
      help={field === 'username' && free ? <Free /> : help}
      autoCapitalize={field === 'payeeName' ? 'words' : 'none'}
      spellCheck={false}
      data-autofocus={first ? '' : undefined}
      {...typed}
      onBlur={() => void leave()}
    />
  )
}

function Free() {
  const t = useText()
  return <span className="text-pos">{t('identity.nameFree')}</span>
}

/** What the password still needs, below the two fields for it. */
export function RegisterChecklist({ asked, form }: Pick<Props, 'asked' | 'form'>) {
  return <PasswordChecklist rule={asked.rule} value={form.entries.password} />
}
