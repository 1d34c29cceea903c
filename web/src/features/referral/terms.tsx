import { useText } from '@baize/texts/use-text'
import { useSums } from '../../shared/sums.ts'
import type { ReferralState } from './api.ts'

/** What both get, step by step what it takes, and the rules in plain words. */
export function Terms({ state }: { readonly state: ReferralState }) {
  const t = useText()
  const { terms, currency } = state
  const sums = useSums(currency)
  const { toReferrer, toFriend, deposit, deposits, validBet, days, holdDays } = terms
  const isSame = toReferrer === toFriend
  const given = { own: sums.full(toReferrer), friend: sums.full(toFriend) }
  const steps = [
    { id: 'joined', name: t('referral.stepJoined'), text: t('referral.stepJoinedText') },
    ...(terms.needsPhone
      ? [{ id: 'phone', name: t('referral.stepPhone'), text: t('referral.stepPhoneText') }]
      : []),
    {
      id: 'deposit',
      name: t('referral.stepDeposit'),
      text: t('referral.stepDepositText', { amount: sums.full(deposit), count: deposits }),
    },
    {
      id: 'bets',
      name: t('referral.stepBets'),
      text: t('referral.stepBetsText', { amount: sums.full(validBet), days }),
    },
    {
      id: 'check',
      name: t('referral.stepCheck'),
      text: t('referral.stepCheckText', { days: holdDays }),
    },
  ]
  const rules = [
    t('referral.ruleSaid', { days }),
    t('referral.ruleBets', { times: terms.times, days: terms.claimDays }),
    t('referral.ruleLimits', {
      month: state.month.most,
      used: state.month.used,
      ever: state.ever.most,
    }),
    t('referral.rulePerson'),
    t('referral.ruleCorrection'),
  ]
  return (
    <section className="grid gap-2.5">
      <h3 className="text-lead">{t(isSame ? 'referral.bothGet' : 'referral.eachGets', given)}</h3>
      <ol className="grid overflow-hidden rounded-card border border-line bg-s2 sm:grid-cols-[repeat(auto-fit,minmax(6rem,1fr))]">
        {steps.map(({ id, name, text }, place) => (
          <li
            key={id}
            className="grid grid-cols-[7rem_1fr] content-start gap-x-3 border-line px-3.5 py-2.5 max-sm:border-t max-sm:first:border-t-0 sm:grid-cols-1 sm:border-s sm:first:border-s-0"
          >
            <span className="font-semibold">
              <span className="me-1 text-brass" aria-hidden="true">
                {place + 1}
              </span>
              {name}
            </span>
            <span className="text-meta text-text-2">{text}</span>
          </li>
        ))}
      </ol>
      <details className="rounded-card border border-line px-3.5">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          {t('referral.rules')}
        </summary>
        <ul className="grid list-disc gap-1.5 ps-5 pb-3 text-meta text-text-2">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </section>
  )
}
