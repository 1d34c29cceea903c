import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { MessageTemplate } from '@baize/contract/support'
import { Segmented } from '@baize/ui/segmented'
import { TextField } from '@baize/ui/text-field'
import { useText } from '@baize/texts/use-text'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { ReasonField, reasonMinLength } from '../../shared/reason-field.tsx'
import { saveOne } from './api.ts'
import { blank, cleaned, isFilled, problemsOfWritten, writtenOf, type Written } from './draft.ts'
import { kindNames, kinds } from './names.ts'
import { WordsFields } from './words-fields.tsx'

type Props = { readonly template: MessageTemplate | undefined; readonly onClose: () => void }

/** A new template, or the one that is given as its author saw it. */
export function TemplateDialog({ template, onClose }: Props) {
  const t = useText()
  const [name, setName] = useState(template?.name ?? '')
  const [written, setWritten] = useState<Written>(template ? writtenOf(template) : blank)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const saving = useMutation({
    mutationFn: () =>
      saveOne({
        ...cleaned(written),
        ...(template && { id: template.id, version: template.version }),
        name: name.trim(),
        reason: reason.trim(),
      }),
    onSuccess: onClose,
  })
  const problems = problemsOfWritten(written)
  const isReasonShort = reason.trim().length < reasonMinLength
  const save = () => {
    setTried(true)
    if (isFilled(name) && Object.keys(problems).length === 0 && !isReasonShort) saving.mutate()
  }
  return (
    <FormDialog
      title={t(template ? 'support.changeTemplate' : 'support.newTemplate')}
      text={t('support.templateText')}
      action={t('support.saveTemplate')}
      busy={saving.isPending}
      error={saving.error}
      onSend={save}
      onClose={onClose}
    >
      <TextField
        label={t('support.templateName')}
        error={isTried && !isFilled(name) ? t('support.needsName') : undefined}
        maxLength={80}
        value={name}
        data-autofocus=""
        onChange={({ target }) => setName(target.value)}
      />
      <Segmented
        label={t('support.kind')}
        value={written.kind}
        onValue={(kind) => setWritten({ ...written, kind })}
        segments={kinds.map((kind) => ({ value: kind, label: t(kindNames[kind]) }))}
      />
      <WordsFields written={written} onWritten={setWritten} problems={isTried ? problems : {}} />
      <ReasonField
        value={reason}
        onValue={setReason}
        error={isTried && isReasonShort ? t('system-desk.reasonTooShort') : undefined}
      />
    </FormDialog>
  )
}
