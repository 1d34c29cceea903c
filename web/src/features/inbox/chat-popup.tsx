import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Dialog } from '@baize/ui/overlays/dialog'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { Link } from '@baize/ui/navigation/link'
import { MessagesPicture } from '@baize/ui/figures/pictures'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { targetOf } from '@baize/ui/navigation/address.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { chatQuery } from './api.ts'

/** The chat: the operator's own, which opens beside the site, or the honest word that there is none. */
export function ChatPopup({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const { data, error, refetch } = useQuery(chatQuery)
  return (
    <Dialog open size="sm" onClose={onClose} title={t('support.chat')}>
      {data ? (
        <Way url={data.chatUrl} />
      ) : error ? (
        <FailureNote error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-48" />
      )}
    </Dialog>
  )
}

function Way({ url }: { readonly url: string }) {
  const t = useText()
  const inside = targetOf(url)
  if (inside) {
    return (
      <EmptyState
        picture={<MessagesPicture />}
        title={t('support.chatNone')}
        text={t('support.chatNoneText')}
        action={
          <Link to={inside} replace className={buttonClass({ variant: 'primary' })}>
            {t('shell.leaveMessage')}
          </Link>
        }
      />
    )
  }
  return (
    <EmptyState
      picture={<MessagesPicture />}
      title={t('support.chatThere')}
      text={t('support.chatThereText')}
      action={
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'primary' })}
        >
          {t('support.chatOpen')}
          <ExternalLink size={18} aria-hidden="true" />
        </a>
      }
    />
  )
}
