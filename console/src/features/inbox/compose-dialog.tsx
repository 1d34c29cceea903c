import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { Audience } from '@baize/contract/support'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import { Note } from '@baize/ui/note'
import { Segmented } from '@baize/ui/segmented'
import { FailureNote } from '@baize/ui/failure-note'
import { useText } from '@baize/texts/use-text'
import { ReasonField, reasonMinLength } from '../../shared/reason-field.tsx'
import { countOne, sendOne } from './api.ts'
import { AudienceFields } from './audience-fields.tsx'
import { blank, cleaned, problemsOfAudience, problemsOfWritten, type Written } from './draft.ts'
import { kindNames, kinds } from './names.ts'
import { createSendingIds } from './request-id.ts'
import { TemplatePicker } from './template-picker.tsx'
import { WordsFields } from './words-fields.tsx'

const formId = 'compose-message'

type Props = { readonly member?: string | undefined; readonly onClose: () => void }

/** Writes to members. How many it reaches is counted and shown before it goes. */
export function ComposeDialog({ member, onClose }: Props) {
  const t = useText()
  const [audience, setAudience] = useState<Audience>({ to: 'member', member: member ?? '' })
  const [written, setWritten] = useState<Written>(blank)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [idFor] = useState(createSendingIds)
  const clean = cleaned(written)
  const asked = { audience: trimmed(audience), ...clean, reason: reason.trim() }
  const content = JSON.stringify(asked)
  const counting = useMutation({
    mutationFn: async () => ({
      content,
      members: (await countOne({ audience: asked.audience, kind: asked.kind })).members,
    }),
  })
  const sending = useMutation({
    mutationFn: () => sendOne({ ...asked, id: idFor(content) }),
    onSuccess: onClose,
  })
  const problems = { ...problemsOfAudience(audience), ...problemsOfWritten(written) }
  const isReasonShort = asked.reason.length < reasonMinLength
  // What was counted for other words or other people does not count any more.
  const counted = counting.data?.content === content ? counting.data.members : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(problems).length > 0 || isReasonShort) return
    if (counted === undefined) counting.mutate()
    else if (counted > 0 && !sending.isPending) sending.mutate()
  }
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t('support.compose')}
      footer={
        <>
          <Button onClick={onClose}>{t('system-desk.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={counting.isPending || sending.isPending}
            disabled={counted === 0}
          >
            {counted === undefined
              ? t('support.countFirst')
              : t('support.sendTo', { count: counted })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <TemplatePicker onPick={setWritten} />
        <AudienceFields
          audience={audience}
          onAudience={setAudience}
          problems={isTried ? problems : {}}
        />
        <KindField written={written} onWritten={setWritten} />
        <WordsFields written={written} onWritten={setWritten} problems={isTried ? problems : {}} />
        <ReasonField
          value={reason}
          onValue={setReason}
          error={isTried && isReasonShort ? t('system-desk.reasonTooShort') : undefined}
        />
        <Outcome counted={counted} error={counting.error ?? sending.error} />
      </form>
    </Dialog>
  )
}

function trimmed(audience: Audience): Audience {
  if (audience.to === 'member') return { to: 'member', member: audience.member.trim() }
  return audience.to === 'tag' ? { to: 'tag', tag: audience.tag.trim() } : audience
}

type KindFieldProps = {
  readonly written: Written
  readonly onWritten: (written: Written) => void
}

function KindField({ written, onWritten }: KindFieldProps) {
  const t = useText()
  return (
    <div>
      <p className="mb-1.5 font-medium">{t('support.kind')}</p>
      <Segmented
        label={t('support.kind')}
        value={written.kind}
        onValue={(kind) => onWritten({ ...written, kind })}
        segments={kinds.map((kind) => ({ value: kind, label: t(kindNames[kind]) }))}
      />
      <p className="mt-1.5 text-meta text-text-3">{t('support.kindHelp')}</p>
    </div>
  )
}

/** The form is longer than the dialog, and what came of the press stands at its end. */
const bringIntoView = (note: HTMLElement | null) => note?.scrollIntoView?.({ block: 'nearest' })

function Outcome({ counted, error }: { counted: number | undefined; error: unknown }) {
  const t = useText()
  if (error) {
    return (
      <div ref={bringIntoView}>
        <FailureNote error={error} />
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
