import type { Announcement, Banner } from '@baize/contract/content/content'
import type { WalletBalance } from '@baize/contract/wallet/wallet'
import { bannersQuery, noticesQuery, popupsQuery } from '../features/content/api.ts'
import { unreadQuery } from '../features/inbox/api.ts'
import { balanceQuery } from '../features/wallet/api.ts'
import { queryClient } from '../shared/api.ts'
import { currentPerson } from '../shared/session.ts'

/** What everyone is shown and what somebody has, under the names that the product gives it. */
export type PublicState = {
  readonly balance: WalletBalance | undefined
  /** How many messages wait to be read. */
  readonly unreadMessage: number
  /** Each with its group: w_home, w_login, w_register or w_leftmenu. */
  readonly banners: readonly Banner[]
  readonly noticeList: readonly Pick<Announcement, 'id' | 'title'>[]
  /** Each with its execution: A, B or F. */
  readonly popups: readonly Pick<Announcement, 'id' | 'title' | 'execution'>[]
}

/** One view of what the answers of the server keep apart; it stores nothing of its own. */
export function readPublicState(): PublicState {
  const read = queryClient.getQueryData.bind(queryClient)
  const notices = read(noticesQuery.queryKey)?.list ?? []
  const popups = read(popupsQuery(currentPerson()?.id ?? '').queryKey)?.list ?? []
  return {
    balance: read(balanceQuery.queryKey),
    unreadMessage: read(unreadQuery.queryKey) ?? 0,
    banners: read(bannersQuery.queryKey)?.banners ?? [],
    noticeList: notices.map(({ id, title }) => ({ id, title })),
    popups: popups.map(({ id, title, execution }) => ({ id, title, execution })),
  }
}
