import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import type { WindowDetail } from './api.ts'
import { Line } from './sum-line.tsx'
import { wayToEntry } from './way-to-entry.ts'

/** What became of an amount: each payment, what was set off, and what is owed; together they are the amount. */
export function Outcome({ detail }: { readonly detail: WindowDetail }) {
  const t = useText()
  const moment = useMomentText()
  const here = useAddress()
  const { window, zone, payments, paidBesides, setOffBefore, setOffLater } = detail
  const payer = window.payer || t('agents-income.house')
  if (window.state === 'nothing' || window.state === 'setOff') {
    const isSetOff = window.state === 'setOff'
    return (
      <p className="text-body-s text-text-3">
        {t(isSetOff ? 'agents-income.setOffAbout' : 'agents-income.nothingAbout')}
      </p>
    )
  }
  return (
    <dl className="grid gap-1 text-body-s">
      {payments.map(({ at, amount, transfer }) => (
        <Line
          key={transfer}
          detail={detail}
          of={amount}
          label={
            <Link
              to={wayToEntry(here, { at, transfer }, zone)}
              className="text-link hover:underline"
            >
              {t('agents-income.paidAt', { payer, at: moment(at) })}
            </Link>
          }
        />
      ))}
      {paidBesides !== '0' && (
        <Line detail={detail} of={paidBesides} label={t('agents-income.paidBesides')} />
      )}
      {setOffBefore !== '0' && (
        <Line detail={detail} of={setOffBefore} label={t('agents-income.setOffBefore')} />
      )}
      {setOffLater !== '0' && (
        <Line detail={detail} of={setOffLater} label={t('agents-income.setOffLater')} />
      )}
      <Line detail={detail} of={window.owed} label={t('agents-income.owed')} isResult />
    </dl>
  )
}
