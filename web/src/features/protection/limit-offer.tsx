import { Hourglass } from 'lucide-react'
import { useOnce } from '../../shared/use-once.ts'
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import type { Currency } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { NumberField } from '@baize/ui/forms/number-field'
import { useText } from '@baize/texts/use-text'
import { setLimit, useProtection } from './api.ts'
import { LimitFailureNote } from './limit-failure-note.tsx'
import { readLimit } from './read-limit.ts'
import { useSums } from '../../shared/sums.ts'

type Props = {
  /** The person has set a limit, or does not want one now. */
  readonly onDone: () => void
}

/** Offers a daily deposit limit before the first deposit. Who has one, or cannot be asked, is not kept from going on. */
export function LimitOffer({ onDone }: Props) {
  const { data, error } = useProtection()
  const isMoot =
    error !== null ||
    data?.limits.some(({ kind, amount }) => kind === 'deposit' && amount !== null) === true
  const goOn = useEffectEvent(onDone)
  useEffect(() => {
    if (isMoot) goOn()
  }, [isMoot])
  if (!data || isMoot) return <div className="min-h-80" aria-busy="true" />
  return <Offer currency={data.currency} onDone={onDone} />
}

function Offer({ currency, onDone }: Props & { readonly currency: Currency }) {
  const t = useText()
  const sums = useSums(currency)
  const [text, setText] = useState('')
  const [judged, setJudged] = useState(false)
  const typed = readLimit(sums.read(text))
  const saving = useOnce({
    mutationFn: (amount: bigint) => setLimit({ kind: 'deposit', period: 'day' }, amount, currency),
    onSuccess: onDone,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setJudged(true)
    if ('amount' in typed && !saving.isPending) saving.mutate(typed.amount)
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid max-w-xl gap-5 rounded-card border border-line bg-s2 p-4 md:mx-auto md:mt-8 md:p-6"
    >
      <div className="flex gap-4">
        <span className="grid size-10 flex-none place-items-center rounded-ctl bg-s3 text-brass">
          <Hourglass size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <h3 className="text-h4">{t('protection.offerTitle')}</h3>
          <p className="mt-1 text-text-2">{t('protection.offerText')}</p>
        </div>
      </div>
      <LimitFailureNote error={saving.error} />
      <NumberField
        label={t('protection.amountIn', { currency })}
        hint={t('protection.day')}
        value={text}
        onValue={setText}
        decimals={sums.decimals}
        decimalMark={sums.mark}
        currency={sums.currency}
        maxLength={20}
        error={judged && 'wrong' in typed ? t(typed.wrong) : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" className="min-h-11" busy={saving.isPending}>
          {t('protection.offerSet')}
        </Button>
        <Button className="min-h-11" onClick={onDone}>
          {t('protection.notNow')}
        </Button>
      </div>
    </form>
  )
}
