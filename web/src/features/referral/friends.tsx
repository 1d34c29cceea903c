import type { InvitedFriend } from '@baize/contract/promotions/referral'
import { Button } from '@baize/ui/button'
import { TeamPicture } from '@baize/ui/figures/pictures'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { useText } from '@baize/texts/use-text'
import type { ReferralState } from './api.ts'
import { FriendRow } from './friend-row.tsx'

type FriendsProps = {
  readonly state: ReferralState
  readonly friends: readonly InvitedFriend[]
  /** Brings older ones, where there are any. */
  readonly more: (() => void) | undefined
  readonly isBringing: boolean
}

/** Everybody who came by the link, the latest first. */
export function Friends({ state, friends, more, isBringing }: FriendsProps) {
  const t = useText()
  return (
    <section className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lead">
          {t('referral.friends')}{' '}
          <span className="figures text-body font-normal text-text-2">{state.invited}</span>
        </h3>
        <p className="text-meta text-text-2">{t('referral.masked', { name: state.name })}</p>
      </div>
      {friends.length === 0 ? (
        <EmptyState
          picture={<TeamPicture />}
          title={t('referral.none')}
          text={t('referral.noneText')}
        />
      ) : (
        <ul>
          {friends.map((friend) => (
            <FriendRow key={friend.id} friend={friend} currency={state.currency} />
          ))}
        </ul>
      )}
      {more && (
        <Button className="justify-self-start" busy={isBringing} onClick={more}>
          {t('referral.older')}
        </Button>
      )}
    </section>
  )
}
