import { useOnce } from '../../shared/use-once.ts'
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { InboxMessage } from '@baize/contract/support/support'
import { targetOf, useAddress } from '@baize/ui/navigation/address.ts'
import { Button } from '@baize/ui/button'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { readMessages, removeMessages } from './api.ts'
import { BrandMoment } from '../../shared/brand-moment.tsx'
import { turnTo } from './filter.ts'
import { messageKindNames } from './kind-names.ts'
import { RemoveDialog } from './remove-dialog.tsx'

/** One message. That it was opened marks it as read. */
export function MessageView({ message }: { readonly message: InboxMessage }) {
  const t = useText()
  const { id, title, text, kind, at, link, isRead } = message
  useEffect(() => {
    // Where the mark cannot be set now, it is set when the message is opened again.
    if (!isRead) readMessages([id]).catch(() => undefined)
  }, [id, isRead])
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex items-center justify-between gap-3">
        <BackToList />
        <RemoveThis id={id} />
      </div>
      <header>
        <h2 className="text-h4 md:text-h3">{title}</h2>
        <p className="mt-1 text-meta text-text-3">
          {t(messageKindNames[kind])} · <BrandMoment at={at} style="long" />
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-pretty break-words">
        {text.split(/\n\s*\n/).map((paragraph, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs of a text that never changes
          <p key={place} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      <Onward link={link} />
    </article>
  )
}

function BackToList() {
  const t = useText()
  const { path, search } = useAddress()
  const { message: _message, ...rest } = search
  return (
    <Link
      to={{ path, search: rest }}
      replace
      className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-ctl px-2 font-medium text-text-2 hover:bg-hover hover:text-text"
    >
      <ArrowLeft size={18} aria-hidden="true" className="rtl:rotate-180" />
      {t('support.back')}
    </Link>
  )
}

/** A message may lead to a page of the site, and nowhere else. */
function Onward({ link }: { readonly link: string }) {
  const t = useText()
  const target = link === '' ? undefined : targetOf(link)
  if (!target) return null
  return (
    <Link to={target} className={`${buttonClass({ variant: 'primary' })} w-fit`}>
      {t('support.open')}
      <ArrowRight size={18} aria-hidden="true" className="rtl:rotate-180" />
    </Link>
  )
}

function RemoveThis({ id }: { readonly id: string }) {
  const t = useText()
  const [asks, setAsks] = useState(false)
  const remove = useOnce({
    mutationFn: () => removeMessages([id]),
    onSuccess: () => turnTo({ message: '' }),
  })
  return (
    <>
      <Button icon={<Trash2 size={18} />} variant="ghost" onClick={() => setAsks(true)}>
        {t('support.remove')}
      </Button>
      {asks && (
        <RemoveDialog
          count={1}
          busy={remove.isPending}
          error={remove.error}
          onRemove={() => remove.mutate()}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
