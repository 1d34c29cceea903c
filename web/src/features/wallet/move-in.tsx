import { useOnce } from '../../shared/use-once.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { CallFailed } from '@baize/contract/client/client'
import type { WalletBalance } from '@baize/contract/wallet/wallet'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, money, parseMoney, scaleOf, toDecimal, type Money } from '@baize/kernel/money'
import { Amount } from '@baize/ui/figures/amount'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/waiting/note'
import { NumberField } from '@baize/ui/forms/number-field'
import { useLanguage, useText } from '@baize/texts/use-text'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'
import { failureText } from '../../shared/api.ts'
import { useOnline } from '../../shared/online.ts'
import { useBalance } from './api.ts'
import { autoTransfer } from '../../shared/auto-transfer.ts'
import { newMoveIn, sendMove, type PocketMove } from './move-request.ts'

const lastKey = 'lastMoveIn'

type Props = {
  readonly vendor: string
  /** `vendor:CODE`. */
  readonly pocket: string
  readonly onPlay: () => void
}

/** Where vendors have pockets of their own: money is put into this one before its game opens. */
export function MoveIn(props: Props) {
  const { data } = useBalance()
  return data ? <MoveInForm {...props} balance={data} /> : <div className="min-h-80" />
}

function MoveInForm({ vendor, pocket, onPlay, balance }: Props & { balance: WalletBalance }) {
  const t = useText()
  const language = useLanguage()
  const { tag } = languageEntry(language)
  const online = useOnline()
  const { currency } = balance
  const mark = decimalMark(tag)
  const available = money(BigInt(balance.available), currency)
  const inside = BigInt(balance.pockets.find((one) => one.pocket === pocket)?.amount ?? '0')
  const [text, setText] = useState(() => sessionStorage.getItem(lastKey) ?? '')
  const [request, setRequest] = useState<PocketMove>()
  const read = parseMoney(text, currency, { decimalMark: mark })
  const sum = read.ok && read.value.amount > 0n ? read.value : undefined
  const isTooMuch = sum !== undefined && sum.amount > available.amount

  const move = useOnce({
    mutationFn: sendMove,
    onSuccess: () => {
      if (text !== '') sessionStorage.setItem(lastKey, text)
      onPlay()
    },
  })
  // While the vendor has not said what became of a movement, only the same one may be asked for again.
  const isUnknown = move.error instanceof CallFailed && move.error.code === 'outcome_unknown'
  const send = (amount: Money) => {
    const next = isUnknown && request ? request : newMoveIn(pocket, amount)
    setRequest(next)
    move.mutate(next)
  }
  const write = (next: Money) => setText(toDecimal(next).replace('.', mark))
  const moveAll = useEffectEvent(() => {
    if (available.amount === 0n) return onPlay()
    write(available)
    send(available)
  })
  // Should it fail, the form below says why and lets the player choose.
  useEffect(() => {
    if (!autoTransfer.get()) return
    const soon = setTimeout(moveAll)
    return () => clearTimeout(soon)
  }, [])
  return (
    <form
      className="mx-auto grid w-full max-w-md gap-5 px-(--gutter) py-8"
      onSubmit={(event) => {
        event.preventDefault()
        if (sum && !isTooMuch && online) send(sum)
      }}
    >
      <div>
        <h2 className="text-h3">{t('play.moveTitle', { vendor })}</h2>
        <p className="mt-1 text-text-2">{t('play.moveText')}</p>
      </div>
      <dl className="rounded-card border border-line bg-s1 px-4 py-1">
        <Line name={t('play.inWallet')} amount={available.amount} balance={balance} />
        <Line name={t('play.atVendor', { vendor })} amount={inside} balance={balance} />
      </dl>
      <NumberField
        label={t('play.amount')}
        value={text}
        onValue={setText}
        decimals={scaleOf(currency)}
        decimalMark={mark}
        currency={currency}
        disabled={isUnknown}
        before={currency}
        error={isTooMuch ? t('errors.insufficient_funds') : undefined}
      />
      <div className="flex flex-wrap gap-2">
        {chipsOf(available).map((chip) => (
          <Button key={String(chip.amount)} disabled={isUnknown} onClick={() => write(chip)}>
            {chip.amount === available.amount
              ? t('play.all')
              : formatMoney(chip, tag, { show: 'none' })}
          </Button>
        ))}
      </div>
      {move.error && (
        <Note tone={isUnknown ? 'pending' : 'bad'} role="alert">
          {failureText(move.error)}
        </Note>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={move.isPending}
        busyLabel={t('play.sending')}
        disabled={!sum || isTooMuch || !online}
        title={online ? undefined : t('shell.offlineMoney')}
      >
        {isUnknown
          ? t('play.askAgain')
          : sum
            ? t('play.moveAndPlay', { sum: formatMoney(sum, tag, { show: 'code' }) })
            : t('play.enterAmount')}
      </Button>
      <Button block onClick={onPlay} disabled={move.isPending}>
        {t(inside > 0n ? 'play.playWithThat' : 'play.playWithout')}
      </Button>
    </form>
  )
}

type LineProps = {
  readonly name: string
  readonly amount: bigint
  readonly balance: WalletBalance
}

function Line({ name, amount, balance }: LineProps) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line last:border-b-0">
      <dt className="text-text-3">{name}</dt>
      <dd className="font-semibold">
        <Amount amount={amount} currency={balance.currency} language={useLanguage()} />
      </dd>
    </div>
  )
}

/** Sums that people take, as far as they have them; the last one is everything. */
export function chipsOf(available: Money): Money[] {
  const unit = 10n ** BigInt(scaleOf(available.currency))
  const usual = [100n, 500n, 1000n].map((times) => money(unit * times, available.currency))
  const within = usual.filter(({ amount }) => amount < available.amount)
  return available.amount > 0n ? [...within, available] : []
}
