import { useAddress } from '@baize/ui/navigation/address.ts'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Link } from '@baize/ui/navigation/link'
import { Note } from '@baize/ui/waiting/note'
import type { PocketBalance } from '@baize/contract/wallet/wallet'
import { useText } from '@baize/texts/use-text'
import { overPage } from '../../../shared/over-page.ts'
import type { Sums } from '../../../shared/sums.ts'

export type VendorName = { readonly code: string; readonly name: string }

type Props = {
  readonly pockets: readonly PocketBalance[]
  readonly vendors: readonly VendorName[]
  readonly sums: Sums
}

const prefix = 'vendor:'

/** What cannot be withdrawn because it is at a vendor, with the way to bring it back. */
export function MoneyElsewhere({ pockets, vendors, sums }: Props) {
  const t = useText()
  const now = useAddress()
  const away = pockets.filter(
    ({ pocket, amount }) => pocket.startsWith(prefix) && BigInt(amount) > 0n,
  )
  if (away.length === 0) return null
  const nameOf = (pocket: string) => {
    const code = pocket.slice(prefix.length)
    return vendors.find((one) => one.code === code)?.name ?? code
  }
  const all = away.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  const places = away.map(({ pocket, amount }) => `${nameOf(pocket)} ${sums.full(amount)}`)
  return (
    <Note
      tone="info"
      title={t('cashier.atVendors', { amount: sums.full(all) })}
      action={
        <Link to={overPage(now, { m: 'transferFund' })} className={buttonClass({ size: 'sm' })}>
          {t('cashier.bringBack')}
        </Link>
      }
    >
      {t('cashier.atVendorsText', {
        places: new Intl.ListFormat(sums.tag, { type: 'unit' }).format(places),
      })}
    </Note>
  )
}
