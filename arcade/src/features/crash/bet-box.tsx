import { useEffect, useEffectEvent, useState } from 'react'
import type { SharedBet, SharedState } from '@baize/contract/arcade/shared-table'
import type { Currency } from '@baize/kernel/money'
import { languageEntry } from '@baize/kernel/language'
import { leastOut, mostOut } from '@baize/games/crash/crash'
import { Button } from '@baize/ui/button'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'
import { NumberField } from '@baize/ui/forms/number-field'
import { Switch } from '@baize/ui/forms/switch'
import { useLanguage, useText } from '@baize/texts/use-text'
import { Panel } from '../../shared/panel.tsx'
import { StakeStepper } from '../../shared/stake-stepper.tsx'
import type { Stakes } from '../../shared/stakes.ts'
import { useSumText } from '../../shared/sum.tsx'
import { timesText } from '../../shared/times.ts'
import { outAtOf, paysAt, readMultiple, type CrashBetSlot } from './state.ts'
import { useFlight } from './use-flight.ts'

type Props = {
  readonly slot: CrashBetSlot
  readonly stakes: Stakes
  readonly currency: Currency
  readonly phase: SharedState['phase'] | undefined
  readonly round: number
  readonly startedAt: number | undefined
  readonly crashedAt: number
  readonly own: SharedBet | undefined
  readonly busy: boolean
  readonly online: boolean
  /** The last bet of this box was refused: nothing is repeated. */
  readonly refused: boolean
  readonly onBet: (stake: bigint, outAt: number) => void
  readonly onLeave: () => void
}

/** One of the two bets of a round: what to stake, when to get out, and the one button that fits the moment. */
export function BetBox(props: Props) {
  const { slot, stakes, currency, phase, round, own, busy, online, refused, onBet } = props
  const t = useText()
  const [stake, setStake] = useState(stakes.usual)
  const [auto, setAuto] = useState(false)
  const mark = decimalMark(languageEntry(useLanguage()).tag)
  const [autoText, setAutoText] = useState(`2${mark}00`)
  const [repeat, setRepeat] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const outAt = readMultiple(autoText, leastOut, mostOut)
  const invalid = auto && outAt === undefined
  const place = () => !invalid && onBet(stake, auto ? (outAt ?? 0) : 0)
  const onBetting = useEffectEvent(() => {
    if (!waiting && !(repeat && !refused)) return
    setWaiting(false)
    place()
  })
  const openRound = phase === 'betting' ? round : undefined
  useEffect(() => {
    if (openRound === undefined) return undefined
    const timer = setTimeout(() => onBetting(), 0)
    return () => clearTimeout(timer)
  }, [openRound])
  return (
    <Panel
      title={t('arcade.crashBet', { number: slot })}
      className={slot === 1 ? 'crash-first' : ''}
    >
      <StakeStepper
        label={t('arcade.crashBet', { number: slot })}
        stakes={stakes}
        stake={own ? BigInt(own.stake) : stake}
        currency={currency}
        disabled={own !== undefined || busy}
        onStake={setStake}
        className="mb-3"
      />
      <MainButton
        {...props}
        stake={stake}
        waiting={waiting}
        invalid={invalid}
        onPlace={place}
        onWait={setWaiting}
      />
      <div className="mt-2 grid gap-1">
        <div className="flex min-h-11 items-center justify-between gap-2">
          <div className="flex-1">
            <Switch
              atEnd
              label={t('arcade.crashAuto')}
              checked={auto}
              disabled={own !== undefined}
              onChecked={setAuto}
            />
          </div>
        </div>
        {auto && (
          <NumberField
            label={t('arcade.crashAutoAt')}
            value={autoText}
            decimals={2}
            decimalMark={mark}
            disabled={own !== undefined}
            after={<span className="pe-3 text-text-3">×</span>}
            error={invalid ? t('arcade.crashAutoInvalid') : undefined}
            onValue={setAutoText}
          />
        )}
        <div className="flex min-h-11 items-center border-t border-line">
          <div className="flex-1">
            <Switch
              atEnd
              label={t('arcade.crashRepeat')}
              checked={repeat}
              disabled={!online}
              onChecked={setRepeat}
            />
          </div>
        </div>
      </div>
    </Panel>
  )
}

type ButtonProps = Props & {
  readonly stake: bigint
  readonly waiting: boolean
  readonly invalid: boolean
  readonly onPlace: () => void
  readonly onWait: (waiting: boolean) => void
}

function MainButton(props: ButtonProps) {
  const { phase, own, stake, waiting, invalid, busy, online, currency, onPlace, onWait } = props
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const write = useSumText(currency)
  const outAt = own ? outAtOf(own) : 0
  if (own && outAt > 0) {
    return (
      <p
        role="status"
        className="grid h-18 place-content-center rounded-ctl bg-chip-ok-bg text-center text-chip-ok"
      >
        <span>{t('arcade.crashLeftAt', { times: timesText(outAt, tag) })}</span>
        <b className="text-h4">{write(BigInt(own.payout))}</b>
      </p>
    )
  }
  if (own && phase === 'running') return <CashOut {...props} own={own} />
  if (own) {
    return (
      <p
        role="status"
        className="grid h-18 place-content-center rounded-ctl bg-s3 text-center text-text-2"
      >
        {(phase === 'betting' || phase === 'awaiting') &&
          t('arcade.betPlaced', { sum: write(BigInt(own.stake)) })}
        {phase === 'over' && t('arcade.crashDown')}
        {phase === 'voided' && t('arcade.givenBack')}
      </p>
    )
  }
  if (phase === 'betting') {
    return (
      <Button
        variant="metal"
        block
        busy={busy}
        disabled={invalid || !online}
        onClick={onPlace}
        className="h-18 flex-col gap-0.5 text-body"
      >
        <span>{t('arcade.placeBet')}</span>
        <b className="text-h4 font-bold">{write(stake)}</b>
      </Button>
    )
  }
  return (
    <Button
      block
      aria-pressed={waiting}
      disabled={invalid || !online}
      onClick={() => onWait(!waiting)}
      className="h-12"
    >
      {waiting ? t('arcade.betWaits') : t('arcade.betNext')}
    </Button>
  )
}

function CashOut({
  own,
  startedAt,
  crashedAt,
  currency,
  busy,
  online,
  onLeave,
}: ButtonProps & { readonly own: SharedBet }) {
  const t = useText()
  const write = useSumText(currency)
  const multiple = useFlight(startedAt, crashedAt)
  return (
    <Button
      variant="metal"
      block
      busy={busy}
      disabled={!online}
      onClick={onLeave}
      className="h-18 flex-col gap-0.5 text-body shadow-[0_0_0_2px_var(--bg),0_0_0_4px_var(--focus)]"
    >
      <span>{t('arcade.cashOut')}</span>
      <b className="figures text-h4 font-bold">{write(paysAt(BigInt(own.stake), multiple))}</b>
    </Button>
  )
}
