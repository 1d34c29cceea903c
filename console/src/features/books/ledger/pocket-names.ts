import type { BookAccount } from '@baize/contract/ledger/books'
import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'
import { accountKindName } from '../../../shared/books/kind-names.ts'

/** The trial balance names all accounts of a kind at once; here it is one person's. */
const own: Readonly<Record<string, TextKey>> = {
  cash: 'ops.pocketCash',
  vendor_pocket: 'ops.pocketVendor',
  purse: 'ops.pocketPurse',
  debt: 'ops.pocketDebt',
  earnings: 'ops.pocketEarnings',
}

export function pocketName(
  t: typeof translate,
  { kind, part }: Pick<BookAccount, 'kind' | 'part'>,
): string {
  const key = own[kind]
  const name = key ? t(key) : accountKindName(t, kind)
  return part === '' ? name : `${name}, ${part}`
}

const order = ['cash', 'bonus', 'locked', 'vendor_pocket', 'purse', 'earnings', 'debt']

/** Cash first, as the wallet has it, whatever was opened first. */
export function comparePockets(a: BookAccount, b: BookAccount): number {
  const rank = ({ kind }: BookAccount) =>
    order.includes(kind) ? order.indexOf(kind) : order.length
  return rank(a) - rank(b) || (a.part < b.part ? -1 : 1)
}
