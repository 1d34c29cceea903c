import { Gift } from 'lucide-react'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Announcement } from '@baize/contract/content/content'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { MessagesPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import { usePerson } from '../../../shared/session.ts'
import { popupsQuery } from '../api.ts'
import { LoadingText } from '../loading-text.tsx'
import { executionsFor } from './announcement-marks.ts'
import { NewsReader } from './news-reader.tsx'

type Props = {
  /** What opened by itself; without it, everything that the person may see. */
  readonly items?: readonly Announcement[]
  readonly onClose: () => void
  readonly onReward: () => void
}

/** The operator's announcements. One that belongs to a promotion leads to the reward centre. */
export function AnnouncementPopup({ items, onClose, onReward }: Props) {
  const t = useText()
  const person = usePerson()
  const asked = useQuery({ ...popupsQuery(person?.id ?? ''), enabled: items === undefined })
  const kinds = executionsFor(person)
  const list = items ?? asked.data?.filter(({ execution }) => kinds.includes(execution))
  const size = list && list.length > 1 ? 'lg' : 'note'
  return (
    <Dialog open onClose={onClose} title={t('shell.announcements')} size={size}>
      {list ? (
        <Announcements items={list} onReward={onReward} />
      ) : (
        <LoadingText error={asked.error} onRetry={asked.refetch} />
      )}
    </Dialog>
  )
}

type ListProps = { readonly items: readonly Announcement[]; readonly onReward: () => void }

function Announcements({ items, onReward }: ListProps) {
  const t = useText()
  const [open, setOpen] = useState<string>()
  if (items.length === 0) {
    return (
      <EmptyState
        picture={<MessagesPicture />}
        title={t('shell.nothingHereYet')}
        text={t('shell.announcementsEmpty')}
      />
    )
  }
  return (
    <NewsReader
      items={items}
      open={open}
      onOpen={setOpen}
      renderAction={({ promotionType }) =>
        promotionType !== '' && (
          <Button variant="primary" className="mt-5" onClick={onReward}>
            <Gift size={18} aria-hidden="true" />
            {t('content.openRewards')}
          </Button>
        )
      }
    />
  )
}
