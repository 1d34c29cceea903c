import { useQuery } from '@tanstack/react-query'
import { go, readAddress, useAddress } from '@baize/ui/navigation/address.ts'
import { Dialog } from '@baize/ui/overlays/dialog'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { MessagesPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import { noticesQuery } from '../api.ts'
import { LoadingText } from '../loading-text.tsx'
import { NewsReader } from './news-reader.tsx'

/** All notices. The one that is open stands in the address, so that it can be sent to somebody. */
export function NoticePopup({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { notice } = useAddress().search
  const { data, error, refetch } = useQuery(noticesQuery)
  const open = (id: string | undefined) => {
    const { path, search } = readAddress()
    go({ path, search: { ...search, notice: id } }, { replace: true })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('shell.notices')}
      size={data?.length === 1 ? 'md' : 'lg'}
    >
      {data ? (
        <NewsReader items={data} open={notice} onOpen={open} />
      ) : (
        <LoadingText error={error} onRetry={refetch} />
      )}
      {data?.length === 0 && (
        <EmptyState
          picture={<MessagesPicture />}
          title={t('shell.nothingHereYet')}
          text={t('shell.noNotices')}
        />
      )}
    </Dialog>
  )
}
