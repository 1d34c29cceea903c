import type { WalletBalance } from '@baize/contract/wallet/wallet'
import { Amount } from '@baize/ui/figures/amount'
import { Avatar } from '@baize/ui/figures/avatar'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useBalance } from '../../features/wallet/api.ts'
import { atHand, heldOf } from '../../features/wallet/held.ts'
import { hiddenBalance } from '../../features/wallet/hidden-balance.ts'
import { usePerson } from '../../shared/session.ts'
import { useSums } from '../../shared/sums.ts'

/** Whose centre it is, and what they have. */
export function CentrePerson() {
  const t = useText()
  const person = usePerson()
  const { data } = useBalance()
  const language = useLanguage()
  const hidden = hiddenBalance.use()
  if (!person) return null
  const name = person.nickname || person.account
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3 px-2.5">
      <Avatar name={name} src={person.iconUrl || undefined} size="lg" />
      <div className="min-w-0 flex-1 basis-28">
        <p className="truncate text-body font-semibold" title={name}>
          {name}
        </p>
        <p className="text-text-2">
          <span className="sr-only">{t('shell.balance')} </span>
          {data ? (
            <Amount
              amount={atHand(data)}
              currency={data.currency}
              language={language}
              hidden={hidden}
            />
          ) : (
            <span className="figures text-text-3">–––.––</span>
          )}
        </p>
        {data && !hidden && <Held of={data} />}
      </div>
    </div>
  )
}

/** What was asked for and is not settled is named apart, so that the sum above is what can be played with. */
function Held({ of: balance }: { readonly of: WalletBalance }) {
  const t = useText()
  const sums = useSums(balance.currency)
  const held = heldOf(balance)
  if (held <= 0n) return null
  return (
    <p className="text-meta text-text-3">{t('shell.balanceHeld', { amount: sums.full(held) })}</p>
  )
}
