import { useMutation } from '@tanstack/react-query'
import { Check, Hourglass, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { InvitedFriend } from '@baize/contract/promotions/referral'
import type { Currency } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useAnnounce } from '@baize/ui/overlays/live-region'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import { BrandMoment } from '../../shared/brand-moment.tsx'
import { useSums } from '../../shared/sums.ts'
import { claimFor } from './api.ts'
import { useStanding } from './standing.ts'

type FriendProps = { readonly friend: InvitedFriend; readonly currency: Currency }

/** One friend: how far, what is missing, and what it brings. */
export function FriendRow({ friend, currency }: FriendProps) {
  const standing = useStanding(friend, currency)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line py-2.5 lg:grid-cols-[6.5rem_auto_minmax(0,1fr)_auto]">
      <p className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{friend.name}</span>
        <small className="text-caption text-text-3">
          <BrandMoment at={friend.joinedAt} style="date" />
        </small>
      </p>
      <div className="lg:order-last">
        <Outcome friend={friend} currency={currency} />
      </div>
      <Way friend={friend} />
      <p className="min-w-0 text-meta text-text-2 max-lg:text-end">{standing}</p>
    </li>
  )
}

/** The steps as beads on a thread; the sentence beside it says the same. */
function Way({ friend: { state, missing, terms } }: Pick<FriendProps, 'friend'>) {
  const ends = { phone: 1, deposit: 2, bets: 3, time: 4, budget: 4 } as const
  const isDone = state === 'issued' || state === 'claimed'
  const reached = isDone ? 5 : missing === null ? 1 : ends[missing]
  const places = [0, 1, 2, 3, 4].filter((place) => terms.needsPhone || place !== 1)
  return (
    <span className="flex items-center" aria-hidden="true">
      {places.map((place, index) => {
        const isHere = place === reached && !isDone
        const isBad = state === 'refused' && place === reached
        return (
          <span key={place} className="flex items-center">
            {index > 0 && <span className="h-px w-2 bg-line-strong" />}
            <span
              className={cx(
                'grid size-5 place-items-center rounded-full border',
                place < reached && 'border-pos text-pos',
                place > reached && 'border-line-strong',
                isHere && !isBad && 'border-brass text-brass',
                isBad && 'border-neg text-neg',
              )}
            >
              {place < reached && <Check size={12} />}
              {isBad && <X size={12} />}
              {isHere && !isBad && place === 4 && <Hourglass size={11} />}
              {isHere && !isBad && place < 4 && <span className="size-2 rounded-full bg-brass" />}
            </span>
          </span>
        )
      })}
    </span>
  )
}

function Outcome({ friend, currency }: FriendProps) {
  const t = useText()
  const sums = useSums(currency)
  const { state, amount } = friend
  if (state === 'issued') return <Claim friend={friend} currency={currency} />
  if (state === 'claimed')
    return <StatusChip tone="ok">{t('referral.paid', { amount: sums.bare(amount) })}</StatusChip>
  if (state === 'held' || state === 'qualified')
    return <StatusChip tone="pending">{t('referral.checking')}</StatusChip>
  if (state === 'refused') return <StatusChip tone="bad">{t('referral.refused')}</StatusChip>
  return <span className="figures text-text-2">{sums.bare(amount)}</span>
}

function Claim({ friend, currency }: FriendProps) {
  const t = useText()
  const say = useAnnounce()
  const sums = useSums(currency)
  const [failed, setFailed] = useState('')
  // A second press may come before the row says that it was taken.
  const isAsked = useRef(false)
  const claim = useMutation({
    mutationFn: () => claimFor(friend.reward),
    onSuccess: () => say(t('referral.taken', { amount: sums.full(friend.amount) })),
    onError: (error) => {
      isAsked.current = false
      setFailed(failureText(error))
    },
  })
  const take = () => {
    if (isAsked.current) return
    isAsked.current = true
    setFailed('')
    claim.mutate()
  }
  return (
    <>
      <Button variant="primary" busy={claim.isPending} onClick={take}>
        {t('referral.claim', { amount: sums.bare(friend.amount) })}
      </Button>
      {failed !== '' && (
        <p role="alert" className="text-meta text-neg">
          {failed}
        </p>
      )}
    </>
  )
}
