import { TextArea } from '@baize/ui/text-area'
import { useText } from '@baize/texts/use-text'

type ReasonFieldProps = {
  readonly value: string
  readonly onValue: (value: string) => void
  readonly error?: string | undefined
}

export const reasonMinLength = 3
export const reasonMaxLength = 500

/** Why a change is made. Every change asks, and the audit log keeps the answer. */
export function ReasonField({ value, onValue, error }: ReasonFieldProps) {
  const t = useText()
  return (
    <TextArea
      required
      rows={2}
      label={t('ops.reason')}
      help={t('ops.reasonHelp')}
      error={error}
      minLength={reasonMinLength}
      maxLength={reasonMaxLength}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  )
}
