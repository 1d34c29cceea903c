import { TextArea } from '@baize/ui/forms/text-area'
import { useText } from '@baize/texts/use-text'

type NoteFieldProps = {
  readonly value: string
  readonly onValue: (value: string) => void
}

/** What the member reads. It is not the reason, which only colleagues see. */
export function NoteField({ value, onValue }: NoteFieldProps) {
  const t = useText()
  return (
    <TextArea
      label={t('cashier-desk.noteForMember')}
      help={t('cashier-desk.noteHelp')}
      rows={2}
      maxLength={500}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  )
}
