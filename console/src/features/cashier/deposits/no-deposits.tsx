import { EmptyState } from '@baize/ui/waiting/empty-state'
import { RecordsPicture, SearchPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import type { DepositLane, QueueFilter } from '../api.ts'

/** An empty lane says what comes here by itself. */
export function NoDeposits({ filter }: { readonly filter: QueueFilter<DepositLane> }) {
  const t = useText()
  if (filter.search ?? filter.member ?? filter.method) {
    return (
      <EmptyState
        picture={<SearchPicture />}
        title={t('cashier-desk.noneFound')}
        text={t('cashier-desk.noneFoundText')}
      />
    )
  }
  const { title, text } = words[filter.lane]
  return <EmptyState picture={<RecordsPicture />} title={t(title)} text={t(text)} />
}

const words = {
  waiting: { title: 'cashier-desk.emptyVerify', text: 'cashier-desk.emptyVerifyText' },
  open: { title: 'cashier-desk.emptyAwaiting', text: 'cashier-desk.emptyAwaitingText' },
  done: { title: 'cashier-desk.emptyDoneIn', text: 'cashier-desk.emptyDoneInText' },
} as const
