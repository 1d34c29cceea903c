import { Gamepad2, Lock, PiggyBank, Wallet, type LucideIcon } from 'lucide-react'
import { Button } from '@baize/ui/button'
import type { WalletBalance } from '@baize/contract/wallet/wallet'
import { useText } from '@baize/texts/use-text'
import { useOnline } from '../../../shared/online.ts'
import type { Sums } from '../../../shared/sums.ts'
import { isMoneyAway } from './away.ts'

const icons: Readonly<Record<string, LucideIcon>> = { cash: Wallet, bonus: PiggyBank, locked: Lock }

type Props = {
  readonly balance: WalletBalance
  readonly sums: Sums
  readonly nameOf: (pocket: string) => string
  readonly busy: boolean
  readonly onCollect: () => void
}

/** Every pocket with what is in it, and the way to bring all of it home. */
export function VendorPocketList({ balance, sums, nameOf, busy, onCollect }: Props) {
  const t = useText()
  const online = useOnline()
  const away = isMoneyAway(balance)
  return (
    <section aria-labelledby="own-pockets" className="grid min-w-0 grid-cols-1 content-start gap-3">
      <h3 id="own-pockets" className="font-sans text-body-s font-semibold">
        {t('cashier.pockets')}
      </h3>
      <ul className="divide-y divide-line rounded-ctl border border-line bg-s2">
        {balance.pockets.map(({ pocket, amount, held }) => {
          const Icon = icons[pocket] ?? Gamepad2
          return (
            <li key={pocket} className="flex min-h-13 items-center gap-3 px-4 py-2">
              <Icon
                size={20}
                strokeWidth={1.75}
                aria-hidden="true"
                className="flex-none text-text-3"
              />
              <span className="min-w-0 flex-1 break-words">{nameOf(pocket)}</span>
              <span className="text-end">
                <span className="figures block font-semibold">{sums.full(amount)}</span>
                {BigInt(held) > 0n && (
                  <span className="block text-meta text-text-3">
                    {t('cashier.onTheWay', { amount: sums.full(held) })}
                  </span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <Button
        block
        busy={busy}
        busyLabel={t('cashier.sending')}
        disabled={!away || !online}
        onClick={onCollect}
      >
        {t('cashier.collectAll')}
      </Button>
    </section>
  )
}
