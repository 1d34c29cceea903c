import { Plus } from 'lucide-react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { Balance } from '../../features/wallet/balance.tsx'
import { useOnline } from '../../shared/online.ts'
import { overPage } from '../../shared/over-page.ts'

/** What is left, as far as the game has shown it, and the way to more of it. */
export function GameMoney({ shown }: { readonly shown: string | undefined }) {
  const t = useText()
  const now = useAddress()
  const online = useOnline()
  const className = `${buttonClass({ variant: 'primary' })} max-md:hidden`
  return (
    <>
      <Balance shown={shown} />
      {online ? (
        <Link to={overPage(now, { m: 'depositv2' })} className={className}>
          <Plus size={18} aria-hidden="true" className="lg:hidden" />
          <span className="max-lg:sr-only">{t('shell.deposit')}</span>
        </Link>
      ) : (
        <button type="button" disabled title={t('shell.offlineMoney')} className={className}>
          {t('shell.deposit')}
        </button>
      )}
    </>
  )
}
