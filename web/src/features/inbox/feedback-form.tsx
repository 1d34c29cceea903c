import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { feedbackCategories } from './feedback-categories.ts'
import { CallFailed } from '@baize/contract/client/client'
import { countCharacters } from '@baize/kernel/characters'
import { Note } from '@baize/ui/waiting/note'
import { Select } from '@baize/ui/forms/select'
import { TextArea } from '@baize/ui/forms/text-area'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import { useOnline } from '../../shared/online.ts'
import { usePerson } from '../../shared/session.ts'
import { feedbackRulesQuery, hasInbox } from './api.ts'
import type { FeedbackDraft } from './feedback-request.ts'
import { lengthOf } from './feedback-text.ts'
import { PicturesField } from './pictures-field.tsx'

type Props = {
  readonly id: string
  readonly draft: FeedbackDraft
  readonly onDraft: (draft: FeedbackDraft) => void
  readonly onSend: () => void
  readonly busy: boolean
  readonly error: unknown
}

/** What the operator set; until it is known, and where it cannot be asked, the usual bounds. The server decides. */
const usualRules = { min: 10, max: 500, mostPictures: 3 }

export function FeedbackForm({ id, draft, onDraft, onSend, busy, error }: Props) {
  const t = useText()
  const online = useOnline()
  const answeredInInbox = hasInbox(usePerson())
  const { data: rules = usualRules } = useQuery(feedbackRulesQuery)
  const most = rules.max - lengthOf(draft.about)
  const [isJudged, setJudged] = useState(false)
  const length = countCharacters(draft.text.trim())
  const problem =
    length < rules.min
      ? t('support.tooShort', { min: rules.min })
      : length > most
        ? t('support.tooLong', { max: most })
        : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setJudged(true)
    if (!problem && !busy && online) onSend()
  }
  const change = (part: Partial<FeedbackDraft>) => onDraft({ ...draft, ...part })
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      {!online && <Note tone="pending">{t('support.offline')}</Note>}
      <Select
        label={t('support.category')}
        value={draft.category}
        onValue={(category) => change({ category })}
        options={feedbackCategories.map(({ value, name }) => ({ value, label: t(name) }))}
      />
      {draft.about !== '' && (
        <p className="text-meta break-all text-text-2">
          {t('support.aboutNumber', { number: draft.about })}
        </p>
      )}
      <TextArea
        label={t('support.feedbackText')}
        hint={t('support.counted', { used: length, max: most })}
        help={t('support.feedbackHelp', { min: rules.min })}
        error={isJudged || length > most ? problem : undefined}
        value={draft.text}
        rows={6}
        maxLength={4000}
        onChange={(event) => change({ text: event.target.value })}
      />
      {!answeredInInbox && (
        <TextField
          label={t('support.contact')}
          hint={t('support.optional')}
          help={t('support.contactHelp')}
          value={draft.contact}
          maxLength={200}
          autoComplete="email"
          onChange={(event) => change({ contact: event.target.value })}
        />
      )}
      {rules.mostPictures > 0 && (
        <PicturesField
          most={rules.mostPictures}
          files={draft.pictures}
          onFiles={(pictures) => change({ pictures })}
          disabled={busy}
        />
      )}
      <SendFailure error={error} />
    </form>
  )
}

/** What the server never answered may have arrived; trying again sends the same one. */
function SendFailure({ error }: { readonly error: unknown }) {
  const t = useText()
  if (error === null || error === undefined) return null
  const isLost = error instanceof CallFailed && error.code === 'network_failed'
  return (
    <Note tone={isLost ? 'pending' : 'bad'} role="alert">
      {isLost ? t('support.answerLost') : failureText(error)}
    </Note>
  )
}
