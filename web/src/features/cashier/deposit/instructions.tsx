import { CopyButton } from '@baize/ui/figures/copy-button'
import { cx } from '@baize/ui/look/cx.ts'
import { Qr } from '@baize/ui/figures/qr'
import type { Deposit } from '@baize/contract/cashier/deposits'
import { useText } from '@baize/texts/use-text'
import type { Sums } from '../../../shared/sums.ts'

type Props = {
  readonly given: NonNullable<Deposit['instructions']>
  readonly amount: string
  readonly sums: Sums
}

/** Where the money goes: every line that must be typed elsewhere can be copied, and a code is there to be scanned. */
export function Instructions({ given, amount, sums }: Props) {
  const t = useText()
  const lines = [
    { label: t('cashier.bank'), value: given.bank },
    { label: t('cashier.holder'), value: given.holder },
    { label: t('cashier.accountNumber'), value: given.number },
    { label: t('cashier.network'), value: given.network },
    { label: t('cashier.address'), value: given.address },
    { label: t('cashier.exactAmount'), value: sums.full(amount), copied: sums.typed(amount) },
    {
      label: t('cashier.paymentReference'),
      value: given.reference,
      help: t('cashier.referenceHelp'),
    },
  ].filter(({ value }) => value !== '')
  const code = given.qr || given.address
  return (
    <div
      className={cx('grid grid-cols-1 gap-4', code !== '' && '@xl:grid-cols-[auto_minmax(0,1fr)]')}
    >
      {code !== '' && (
        <figure className="grid content-start justify-items-center gap-2">
          <div className="rounded-ctl border border-line bg-white p-2">
            <Qr
              text={code}
              label={t(given.qr ? 'cashier.qrLabel' : 'cashier.qrAddress')}
              size={184}
            />
          </div>
          <figcaption className="max-w-50 text-center text-meta text-text-3">
            {t('cashier.qrText')}
          </figcaption>
        </figure>
      )}
      <dl className="min-w-0 divide-y divide-line rounded-ctl border border-line bg-s2">
        {lines.map(({ label, value, ...more }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5"
          >
            <dt className="text-meta text-text-3">{label}</dt>
            <dd className="col-start-1 font-semibold break-all tabular-nums">{value}</dd>
            {'help' in more && <dd className="col-start-1 text-meta text-text-3">{more.help}</dd>}
            <dd className="col-start-2 row-span-3 row-start-1">
              <CopyButton
                iconOnly
                text={'copied' in more ? (more.copied ?? value) : value}
                label={t('cashier.copyWhat', { what: label })}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
