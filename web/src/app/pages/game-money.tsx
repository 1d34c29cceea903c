import { Plus } from 'lucide-react'
import { useAddress } from '@baize/ui/address.ts'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Link } from '@baize/ui/link'
import { useText } from '@baize/texts/use-text'
import { Balance } from '../../features/wallet/balance.tsx'
import { useOnline } from '../../shared/online.ts'
import { overPage } from '../../shared/over-page.ts'

/** What is left, and the way to more of it, over a game. */
export function GameMoney() {
  const t = useText()
  const now = useAddress()
  const online = useOnline()
  const className = `${buttonClass({ variant: 'primary' })} max-md:hidden`
  return (
    <>
      <Balance />
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
