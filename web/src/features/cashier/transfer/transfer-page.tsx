import { useQuery } from '@tanstack/react-query'
import { useOnce } from '../../../shared/use-once.ts'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { BlankPicture } from '@baize/ui/figures/pictures'
import { Switch } from '@baize/ui/forms/switch'
import type { WalletBalance } from '@baize/contract/wallet/wallet'
import { useText } from '@baize/texts/use-text'
import { autoTransfer } from '../../../shared/auto-transfer.ts'
import { MoneyFailureNote } from '../money-failure-note.tsx'
import { Loading } from '../../../shared/loading.tsx'
import { useSums } from '../../../shared/sums.ts'
import { moveBetween, pocketsQuery } from './api.ts'
import { isMoneyAway } from './away.ts'
import { MoveForm } from './move-form.tsx'
import { MoveResults } from './move-results.tsx'
import { VendorPocketList } from './pocket-list.tsx'

type Props = {
  /** Whether one wallet serves all games: then there is nothing to move. */
  readonly isSingle: boolean
  /** Those who keep money themselves, and what they are called. */
  readonly vendors: readonly { readonly code: string; readonly name: string }[]
}

/** Money between the main wallet and the wallets of vendors, where they have their own. */
export function TransferPage({ isSingle, vendors }: Props) {
  const t = useText()
  const { data, error, refetch } = useQuery(pocketsQuery)
  if (!data) return <Loading error={error} onRetry={refetch} />
  // What was left at a vendor comes back also when one wallet serves all games by now.
  if (isSingle && !isMoneyAway(data)) {
    return (
      <EmptyState
        picture={<BlankPicture />}
        title={t('cashier.oneWallet')}
        text={t('cashier.oneWalletText')}
      />
    )
  }
  return <Pockets balance={data} vendors={vendors} />
}

type PocketsProps = {
  readonly balance: WalletBalance
  readonly vendors: Props['vendors']
}

function Pockets({ balance, vendors }: PocketsProps) {
  const t = useText()
  const sums = useSums(balance.currency)
  const move = useOnce({ mutationFn: moveBetween })
  const nameOf = (pocket: string) => {
    if (pocket === 'cash') return t('cashier.pocketCash')
    if (pocket === 'bonus') return t('cashier.pocketBonus')
    if (pocket === 'locked') return t('cashier.pocketLocked')
    const code = pocket.slice('vendor:'.length)
    return vendors.find((one) => one.code === code)?.name ?? code
  }
  return (
    <div className="@container grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 @3xl:grid-cols-2">
        <VendorPocketList
          balance={balance}
          sums={sums}
          nameOf={nameOf}
          busy={move.isPending}
          onCollect={() => move.mutate({ from: 'all', to: 'cash' })}
        />
        <MoveForm
          balance={balance}
          vendors={vendors}
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
      {vendors.length > 0 && <AutoTransfer />}
      <MoneyFailureNote error={move.error} />
      {move.data && <MoveResults transfers={move.data.transfers} sums={sums} nameOf={nameOf} />}
    </div>
  )
}

function AutoTransfer() {
  const t = useText()
  return (
    <div className="rounded-ctl border border-line bg-s2 px-4 py-3">
      <Switch
        atEnd
        label={t('cashier.autoTransfer')}
        help={t('cashier.autoTransferText')}
        checked={autoTransfer.use()}
        onChecked={autoTransfer.set}
      />
    </div>
  )
}
