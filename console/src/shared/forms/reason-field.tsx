import type { FormOfField } from '@baize/ui/forms/form-field.ts'
import { FormTextArea } from '@baize/ui/forms/form-text-area'
import { useText } from '@baize/texts/use-text'
import { reasonMaxLength } from './reason.ts'

type ReasonFieldProps = {
  readonly form: FormOfField<'reason'>
  readonly 'data-autofocus'?: ''
}

/** Why a change is made. Every change asks, and the audit log keeps the answer. */
export function ReasonField(props: ReasonFieldProps) {
  const t = useText()
  return (
    <FormTextArea
      {...props}
      name="reason"
      required
      rows={2}
      label={t('ops.reason')}
      help={t('ops.reasonHelp')}
      maxLength={reasonMaxLength}
    />
  )
}
