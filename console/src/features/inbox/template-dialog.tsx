import { useRef } from 'react'
import type { MessageTemplate } from '@baize/contract/support/support'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import { Segmented } from '@baize/ui/forms/segmented'
import { useText } from '@baize/texts/use-text'
import { FormDialog } from '../../shared/forms/form-dialog.tsx'
import { ReasonField } from '../../shared/forms/reason-field.tsx'
import { checkReason } from '../../shared/forms/reason.ts'
import { useForm } from '../../shared/forms/use-form.ts'
import { saveOne } from './api.ts'
import { blank, checkWritten, cleaned, isFilled, writtenOf } from './draft.ts'
import { messageKindNames, messageKinds } from './names.ts'
import { WordsFields } from './words-fields.tsx'

type TemplateDialogProps = {
  readonly template: MessageTemplate | undefined
  readonly onClose: () => void
}

/** A new template, or the one that is given as its author saw it. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const t = useText()
  const written = template ? writtenOf(template) : blank
  const form = useForm({
    draft: useRef({ ...written, name: template?.name ?? '', reason: '' }),
    check: (entries) => ({
      ...(!isFilled(entries.name) && { name: { key: 'support.needsName' } }),
      ...checkWritten(entries),
      ...checkReason(entries),
    }),
    send: async ({ name, reason, ...entries }) => {
      await saveOne({
        ...cleaned(entries),
        ...(template && { id: template.id, version: template.version }),
        name: name.trim(),
        reason: reason.trim(),
      })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(template ? 'support.changeTemplate' : 'support.newTemplate')}
      text={t('support.templateText')}
      action={t('support.saveTemplate')}
      form={form}
      onClose={onClose}
    >
      <FormTextField
        form={form}
        name="name"
        label={t('support.templateName')}
        maxLength={80}
        data-autofocus=""
      />
      <Segmented
        label={t('support.kind')}
        value={form.entries.kind}
        onValue={(kind) => form.set('kind', kind)}
        segments={messageKinds.map((kind) => ({ value: kind, label: t(messageKindNames[kind]) }))}
      />
      <WordsFields form={form} />
      <ReasonField form={form} />
    </FormDialog>
  )
}
