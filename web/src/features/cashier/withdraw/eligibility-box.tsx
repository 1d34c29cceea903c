import type { ReactNode } from 'react'
import { cx } from '@baize/ui/look/cx.ts'
import type { translate } from '@baize/texts/browser'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import { rewardTitle } from '../../../shared/reward-words.ts'
import type { Sums } from '../../../shared/sums.ts'
import type { Eligibility } from './api.ts'
import { stoppedWords } from './words.ts'

type Props = {
  readonly may: Eligibility
  /** What is on its way already. */
  readonly held: bigint
  readonly sums: Sums
}

/** Before anything is asked: what may leave, what is held back and why, and what today still allows. */
export function EligibilityBox({ may, held, sums }: Props) {
  const t = useText()
  const at = useMomentText()
  const isNow = (may.stop === null || isStep(may.stop)) && may.nextAt === null
  const owed = BigInt(may.owed)
  const bonds = may.requirements.filter(({ locked: sum }) => sum !== '0')
  const locked = [
    ...may.locks.map(({ amount }) => amount),
    ...bonds.map(({ locked: sum }) => sum),
  ].reduce((sum, amount) => sum + BigInt(amount), owed)
  return (
    <section aria-label={t('cashier.eligibility')}>
      <dl
        className={cx(
          'grid grid-cols-2 gap-2 @max-[18.5rem]:grid-cols-1 @lg:gap-3',
          held > 0n ? '@lg:grid-cols-2 @2xl:grid-cols-4' : '@lg:grid-cols-3',
        )}
      >
        <Box
          name={t(isNow ? 'cashier.youCan' : 'cashier.youCanLater')}
          value={sums.full(may.available)}
          className={held > 0n ? '' : '@max-lg:col-span-full'}
        >
          {whyNot(may, t, at)}
        </Box>
        <Box name={t('cashier.locked')} value={sums.full(locked)}>
          {bonds.map((one) => (
            <span key={one.reward} className="block break-words">
              {rewardTitle(one, t)}
            </span>
          ))}
          {may.locks.map(({ reason }, index) => (
            <span key={`${index}-${reason}`} className="block break-words">
              {reason}
            </span>
          ))}
          {owed > 0n && (
            <span className="block break-words">
              {t('cashier.heldForContracts', { amount: sums.full(owed) })}
            </span>
          )}
          {locked === 0n && t('cashier.nothingLocked')}
        </Box>
        {held > 0n && (
          <Box name={t('cashier.held')} value={sums.full(held)}>
            {t('cashier.heldWhy')}
          </Box>
        )}
        <Box name={t('cashier.leftToday')} value={sums.full(may.leftToday)}>
          {t('cashier.timesLeft', { count: may.timesLeftToday })}
        </Box>
      </dl>
    </section>
  )
}

/** What is in the way and is put right on this page, as the next step of the form below. */
function isStep(stop: NonNullable<Eligibility['stop']>): boolean {
  return stop === 'no_payment_password' || stop === 'no_payee'
}

/** Why nothing can be withdrawn now, and from when it can. */
function whyNot(
  { stop, nextAt }: Eligibility,
  t: typeof translate,
  at: (moment: string) => string,
) {
  const time = nextAt === null ? '' : at(nextAt)
  switch (stop) {
    case 'money_held':
      return t('cashier.heldWhyUntil', { time })
    case 'one_under_way':
      return t(stoppedWords.one_under_way)
    case 'day_used_up':
      return t('cashier.nextAt', { time })
    case 'member_blocked':
      return undefined
    default:
      return nextAt === null ? undefined : t('cashier.accountFrom', { time })
  }
}

type BoxProps = {
  readonly name: string
  readonly value: string
  readonly className?: string
  readonly children?: ReactNode
}

function Box({ name, value, className = '', children }: BoxProps) {
  return (
    <div className={`min-w-0 rounded-ctl border border-line bg-s2 px-3.5 py-3 ${className}`}>
      <dt className="text-meta text-text-3">{name}</dt>
      <dd>
        <span className="figures block text-body font-semibold break-words @lg:text-lead @lg:font-sans">
          {value}
        </span>
        {children && <span className="block text-meta text-text-2">{children}</span>}
      </dd>
    </div>
  )
}
