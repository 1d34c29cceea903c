import { useMutation, useQuery } from '@tanstack/react-query'
import { EmptyState } from '@baize/ui/empty-state'
import { BlankPicture } from '@baize/ui/pictures'
import type { WalletBalance } from '@baize/contract/wallet'
import { useText } from '@baize/texts/use-text'
import { FailureNote } from '../failure-note.tsx'
import { Loading } from '../loading.tsx'
import { useSums } from '../money.ts'
import { moveBetween, pocketsQuery } from './api.ts'
import { MoveForm } from './move-form.tsx'
import { MoveResults } from './move-results.tsx'
import { PocketList } from './pocket-list.tsx'

type Props = {
  /** Whether one wallet serves all games: then there is nothing to move. */
  readonly isSingle: boolean
  /** What a vendor is called, by its code. */
  readonly vendorName: (code: string) => string
}

/** Money between the main wallet and the wallets of vendors, where they have their own. */
export function TransferPage({ isSingle, vendorName }: Props) {
  const t = useText()
  const { data, error, refetch } = useQuery({ ...pocketsQuery, enabled: !isSingle })
  if (isSingle) {
    return (
      <EmptyState
        picture={<BlankPicture />}
        title={t('cashier.oneWallet')}
        text={t('cashier.oneWalletText')}
      />
    )
  }
  if (!data) return <Loading error={error} again={() => void refetch()} />
  return <Pockets balance={data} vendorName={vendorName} />
}

type PocketsProps = {
  readonly balance: WalletBalance
  readonly vendorName: Props['vendorName']
}

function Pockets({ balance, vendorName }: PocketsProps) {
  const t = useText()
  const sums = useSums(balance.currency)
  const move = useMutation({ mutationFn: moveBetween })
  const nameOf = (pocket: string) => {
    if (pocket === 'cash') return t('cashier.pocketCash')
    if (pocket === 'bonus') return t('cashier.pocketBonus')
    if (pocket === 'locked') return t('cashier.pocketLocked')
    return vendorName(pocket.slice('vendor:'.length))
  }
  return (
    <div className="@container grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 @3xl:grid-cols-2">
        <PocketList
          balance={balance}
          sums={sums}
          nameOf={nameOf}
          busy={move.isPending}
          onCollect={() => move.mutate({ from: 'all', to: 'cash' })}
        />
        <MoveForm
          balance={balance}
          sums={sums}
          nameOf={nameOf}
          busy={move.isPending}
          onMove={(wanted) =>
            move.mutateAsync(wanted).then(
              () => true,
              () => false,
            )
          }
        />
      </div>
      <FailureNote error={move.error} />
      {move.data && <MoveResults transfers={move.data.transfers} sums={sums} nameOf={nameOf} />}
    </div>
  )
}
