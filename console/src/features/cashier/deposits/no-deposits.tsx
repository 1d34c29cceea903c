import { EmptyState } from '@baize/ui/empty-state'
import { RecordsPicture, SearchPicture } from '@baize/ui/pictures'
import { useText } from '@baize/texts/use-text'
import type { DepositLane, QueueFilter } from '../api.ts'

/** An empty lane says what comes here by itself. */
export function NoDeposits({ filter }: { readonly filter: QueueFilter<DepositLane> }) {
  const t = useText()
  if (filter.search ?? filter.member ?? filter.method) {
    return (
      <EmptyState
        picture={<SearchPicture />}
        title={t('cashdesk.noneFound')}
        text={t('cashdesk.noneFoundText')}
      />
    )
  }
  const { title, text } = words[filter.lane]
  return <EmptyState picture={<RecordsPicture />} title={t(title)} text={t(text)} />
}

const words = {
  waiting: { title: 'cashdesk.emptyVerify', text: 'cashdesk.emptyVerifyText' },
  open: { title: 'cashdesk.emptyAwaiting', text: 'cashdesk.emptyAwaitingText' },
  done: { title: 'cashdesk.emptyDoneIn', text: 'cashdesk.emptyDoneInText' },
} as const
