import { useState } from 'react'
import type { DeskApplication } from '@baize/contract/promotions/offers-desk'
import { Amount } from '@baize/ui/figures/amount'
import { KeyValues } from '@baize/ui/figures/key-values'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Link } from '@baize/ui/navigation/link'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useLanguage, useText } from '@baize/texts/use-text'
import { applicationLooks } from './words.ts'

type ApplicationBodyProps = {
  readonly application: DeskApplication
  /** Drawn anew by the server from what was sent. */
  readonly pictures: readonly string[]
}

const linkClass = 'font-medium break-words text-link underline-offset-4 hover:underline'

export function ApplicationBody({ application, pictures }: ApplicationBodyProps) {
  const t = useText()
  const language = useLanguage()
  const { state, comment, member, account, offer, title, amount, currency } = application
  const { answer, answeredBy } = application
  const { tone, text } = applicationLooks[state]
  const rows = [
    {
      id: 'member',
      label: t('applications-desk.member'),
      value: (
        <Link to={{ path: '/member', search: { id: member } }} className={linkClass}>
          {account}
        </Link>
      ),
    },
    {
      id: 'offer',
      label: t('applications-desk.offer'),
      value: (
        <Link to={{ path: '/promotion', search: { id: offer } }} className={linkClass}>
          {title}
        </Link>
      ),
    },
    {
      id: 'amount',
      label: t('applications-desk.amount'),
      value: <Amount amount={BigInt(amount)} currency={currency} language={language} />,
    },
    ...(answeredBy === ''
      ? []
      : [{ id: 'by', label: t('applications-desk.answeredBy'), value: answeredBy }]),
  ]
  return (
    <>
      <div>
        <StatusChip tone={tone}>{t(text)}</StatusChip>
      </div>
      {comment === '' ? (
        <p className="text-text-3">{t('applications-desk.noComment')}</p>
      ) : (
        <p className="break-words whitespace-pre-line">{comment}</p>
      )}
      <Pictures pictures={pictures} />
      <KeyValues ruled items={rows} />
      {answer !== '' && (
        <div className="rounded-ctl bg-s3 px-3 py-2.5">
          <p className="mb-1 text-meta font-semibold text-text-2">
            {t('applications-desk.answer')}
          </p>
          <p className="break-words whitespace-pre-line">{answer}</p>
        </div>
      )}
    </>
  )
}

function Pictures({ pictures }: Pick<ApplicationBodyProps, 'pictures'>) {
  const t = useText()
  const [open, setOpen] = useState<number>()
  const shown = open === undefined ? undefined : pictures[open]
  if (pictures.length === 0) return null
  return (
    <>
      <ul aria-label={t('applications-desk.seePictures')} className="grid grid-cols-3 gap-2">
        {pictures.map((picture, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the pictures of an application never change places
          <li key={place}>
            <button
              type="button"
              aria-label={t('applications-desk.openPicture', { number: place + 1 })}
              onClick={() => setOpen(place)}
              className="block w-full cursor-zoom-in overflow-clip rounded-ctl border border-line"
            >
              <img src={picture} alt="" className="aspect-3/4 w-full bg-s3 object-cover" />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== undefined}
        onClose={() => setOpen(undefined)}
        title={t('applications-desk.picture', { number: (open ?? 0) + 1 })}
      >
        {shown !== undefined && (
          <img
            src={shown}
            alt={t('applications-desk.picture', { number: (open ?? 0) + 1 })}
            className="max-h-[70dvh] max-w-full object-contain"
          />
        )}
      </Dialog>
    </>
  )
}
