import { Hourglass } from 'lucide-react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { overPage } from '../../shared/over-page.ts'

/** The way from the account to its limits. */
export function LimitsCard() {
  const t = useText()
  const address = useAddress()
  return (
    <section
      aria-labelledby="to-limits"
      className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line px-4 py-3"
    >
      <Hourglass size={20} aria-hidden="true" className="flex-none text-text-3" />
      <div className="min-w-0 flex-1 basis-40">
        <h3 id="to-limits" className="font-sans text-body-s font-medium">
          {t('shell.limits')}
        </h3>
        <p className="text-meta text-text-2">{t('protection.cardText')}</p>
      </div>
      <Link
        to={overPage(address, { m: 'limits' })}
        aria-describedby="to-limits"
        className={buttonClass({ variant: 'outline' })}
      >
        {t('protection.open')}
      </Link>
    </section>
  )
}
