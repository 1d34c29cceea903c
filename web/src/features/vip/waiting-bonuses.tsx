import { useRef, useState } from 'react'
import type { VipState, WaitingBonus } from '@baize/contract/promotions/vip'
import { Button } from '@baize/ui/button'
import { useAnnounce } from '@baize/ui/overlays/live-region'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import { useShortDay } from '../../shared/short-day.ts'
import { useSums } from '../../shared/sums.ts'
import { claimBonus } from './api.ts'

const names = {
  level: 'vip.bonusLevel',
  weekly: 'vip.bonusWeekly',
  monthly: 'vip.bonusMonthly',
  birthday: 'vip.bonusBirthday',
} as const

/** What the level gave and waits to be taken. */
export function WaitingBonuses({ state }: { readonly state: VipState }) {
  const t = useText()
  if (state.waiting.length === 0) return null
  return (
    <section className="rounded-card border border-line bg-s2">
      <h3 className="px-4 pt-3 text-lead">{t('vip.ready')}</h3>
      <ul>
        {state.waiting.map((bonus) => (
          <Waiting key={bonus.id} bonus={bonus} state={state} />
        ))}
      </ul>
    </section>
  )
}

function Waiting({ bonus, state }: { readonly bonus: WaitingBonus; readonly state: VipState }) {
  const t = useText()
  const say = useAnnounce()
  const sums = useSums(state.currency)
  const shortDay = useShortDay()
  const [step, setStep] = useState<{ busy: boolean; failed: string }>({ busy: false, failed: '' })
  const amount = sums.full(bonus.amount)
  // A second press claims nothing more: neither at one moment, nor before the list says that it was taken.
  const isAsked = useRef(false)
  async function claim() {
    if (isAsked.current) return
    isAsked.current = true
    setStep({ busy: true, failed: '' })
    try {
      await claimBonus(bonus.id)
      say(t('vip.claimed', { amount }))
      setStep({ busy: false, failed: '' })
    } catch (error) {
      isAsked.current = false
      setStep({ busy: false, failed: failureText(error) })
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2.5 first:border-0">
      <span className="min-w-0 flex-1 basis-40">
        <b className="block font-semibold">{t(names[bonus.kind], { level: bonus.level })}</b>
        <span className="text-meta text-text-2">
          {bonus.from !== null && t('vip.from', { day: shortDay(bonus.from) })}
          {step.failed !== '' && <span role="alert">{step.failed}</span>}
        </span>
      </span>
      <span className="figures font-semibold">{amount}</span>
      <Button variant="primary" busy={step.busy} onClick={() => void claim()}>
        {t('vip.claim')}
      </Button>
    </li>
  )
}
