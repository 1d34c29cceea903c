import type { DeskFeedback } from '@baize/contract/support/support'
import { KeyValues } from '@baize/ui/figures/key-values'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { feedbackStateNames } from './names.ts'

type Props = { readonly feedback: DeskFeedback; readonly pictures: readonly string[] }

const tones = { open: 'pending', answered: 'ok', closed: 'plain' } as const

export function FeedbackBody({ feedback, pictures }: Props) {
  const t = useText()
  const { text, state, answer, answeredBy, language } = feedback
  const rows = [
    { id: 'from', label: t('support.from'), value: <From feedback={feedback} /> },
    { id: 'contact', label: t('support.contact'), value: <Contact feedback={feedback} /> },
    { id: 'language', label: t('support.language'), value: language },
    ...(answeredBy === '' ? [] : [{ id: 'by', label: t('support.by'), value: answeredBy }]),
  ]
  return (
    <>
      <div>
        <StatusChip tone={tones[state]}>{t(feedbackStateNames[state])}</StatusChip>
      </div>
      <p className="break-words whitespace-pre-line">{text}</p>
      {pictures.length > 0 && (
        <ul className="grid gap-2">
          {pictures.map((picture, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the pictures of a feedback never change places
            <li key={place}>
              <img
                src={picture}
                alt={t('support.pictureNumber', { number: place + 1 })}
                className="max-w-full rounded-ctl border border-line"
              />
            </li>
          ))}
        </ul>
      )}
      <KeyValues ruled items={rows} />
      {answer !== '' && (
        <div className="rounded-ctl bg-s3 px-3 py-2.5">
          <p className="mb-1 text-meta font-semibold text-text-2">{t('support.answer')}</p>
          <p className="break-words whitespace-pre-line">{answer}</p>
        </div>
      )}
    </>
  )
}

function From({ feedback: { member, account } }: { readonly feedback: DeskFeedback }) {
  const t = useText()
  if (member === '') return account === '' ? t('support.visitor') : account
  return (
    <Link
      to={{ path: '/member', search: { id: member } }}
      className="font-medium break-all text-link underline-offset-4 hover:underline"
    >
      {account}
    </Link>
  )
}

function Contact({ feedback: { contact } }: { readonly feedback: DeskFeedback }) {
  const t = useText()
  return contact === '' ? (
    <span className="text-text-3">{t('ops.none')}</span>
  ) : (
    <span className="break-all">{contact}</span>
  )
}
