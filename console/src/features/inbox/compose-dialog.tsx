import { useRef, useState } from 'react'
import type { Audience, MessageKind } from '@baize/contract/support/support'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { FormNote } from '@baize/ui/forms/form-note'
import { Note } from '@baize/ui/waiting/note'
import { Segmented } from '@baize/ui/forms/segmented'
import type { FormOf } from '@baize/ui/forms/use-form.ts'
import { useText } from '@baize/texts/use-text'
import { ReasonField } from '../../shared/forms/reason-field.tsx'
import { checkReason } from '../../shared/forms/reason.ts'
import { useForm } from '../../shared/forms/use-form.ts'
import { countOne, sendOne } from './api.ts'
import { AudienceFields } from './audience-fields.tsx'
import { blank, checkAudience, checkWritten, cleaned, type Written } from './draft.ts'
import { messageKindNames, messageKinds } from './names.ts'
import { createSendingIds } from './request-id.ts'
import { TemplatePicker } from './template-picker.tsx'
import { WordsFields } from './words-fields.tsx'

const formId = 'compose-message'

type Props = { readonly member?: string | undefined; readonly onClose: () => void }

/** Writes to members. How many it reaches is counted and shown before it goes. */
export function ComposeDialog({ member, onClose }: Props) {
  const t = useText()
  const [idFor] = useState(createSendingIds)
  const [count, setCount] = useState<{ readonly content: string; readonly members: number }>()
  const start: Draft = { ...blank, audience: { to: 'member', member: member ?? '' }, reason: '' }
  const form = useForm({
    draft: useRef(start),
    check: (entries) => ({
      ...checkAudience(entries.audience),
      ...checkWritten(entries),
      ...checkReason(entries),
    }),
    send: async (entries) => {
      const asked = askedFor(entries)
      const content = JSON.stringify(asked)
      if (count?.content === content) {
        if (count.members === 0) return
        await sendOne({ ...asked, id: idFor(content) })
        onClose()
      } else {
        const { members } = await countOne({ audience: asked.audience, kind: asked.kind })
        setCount({ content, members })
      }
    },
  })
  const { entries } = form
  // What was counted for other words or other people does not count any more.
  const isCounted = count?.content === JSON.stringify(askedFor(entries))
  const counted = isCounted ? count.members : undefined
  const fill = ({ kind, title, text, link }: Written) => {
    form.set('kind', kind)
    form.set('title', title)
    form.set('text', text)
    form.set('link', link)
  }
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t('support.compose')}
      footer={
        <>
          <Button onClick={onClose}>{t('ops.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={form.busy}
            disabled={counted === 0}
          >
            {counted === undefined
              ? t('support.countFirst')
              : t('support.sendTo', { count: counted })}
          </Button>
        </>
      }
    >
      <form {...form.frame} id={formId} className="grid gap-5">
        <TemplatePicker onPick={fill} />
        <AudienceFields
          audience={entries.audience}
          onAudience={(audience) => form.set('audience', audience)}
          error={form.errorOf('audience')}
        />
        <KindField kind={entries.kind} onKind={(kind) => form.set('kind', kind)} />
        <WordsFields form={form} />
        <ReasonField form={form} />
        <Outcome form={form} counted={counted} />
      </form>
    </Dialog>
  )
}

type Draft = Written & { readonly audience: Audience; readonly reason: string }

function askedFor({ audience, reason, ...written }: Draft) {
  return { audience: trimmed(audience), ...cleaned(written), reason: reason.trim() }
}

function trimmed(audience: Audience): Audience {
  if (audience.to === 'member') return { to: 'member', member: audience.member.trim() }
  return audience.to === 'tag' ? { to: 'tag', tag: audience.tag.trim() } : audience
}

type KindFieldProps = {
  readonly kind: MessageKind
  readonly onKind: (kind: MessageKind) => void
}

function KindField({ kind, onKind }: KindFieldProps) {
  const t = useText()
  return (
    <div>
      <p className="mb-1.5 font-medium">{t('support.kind')}</p>
      <Segmented
        label={t('support.kind')}
        value={kind}
        onValue={onKind}
        segments={messageKinds.map((each) => ({ value: each, label: t(messageKindNames[each]) }))}
      />
      <p className="mt-1.5 text-meta text-text-3">{t('support.kindHelp')}</p>
    </div>
  )
}

/** The form is longer than the dialog, and what came of the press stands at its end. */
const bringIntoView = (note: HTMLElement | null) => note?.scrollIntoView?.({ block: 'nearest' })

type OutcomeProps = {
  readonly form: Pick<FormOf<never, never>, 'said' | 'turn'>
  readonly counted: number | undefined
}

function Outcome({ form, counted }: OutcomeProps) {
  const t = useText()
  if (form.said !== undefined) {
    return (
      <div ref={bringIntoView}>
        <FormNote form={form} />
      </div>
    )
  }
  if (counted === undefined) return null
  return (
    <div ref={bringIntoView}>
      <Note tone={counted === 0 ? 'pending' : 'info'} role="status">
        {counted === 0 ? t('support.reachesNobody') : t('support.reaches', { count: counted })}
      </Note>
    </div>
  )
}
