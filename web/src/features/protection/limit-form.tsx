import { useOnce } from '../../shared/use-once.ts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Currency } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { NumberField } from '@baize/ui/forms/number-field'
import { useText } from '@baize/texts/use-text'
import { notify } from '../../shared/notices.ts'
import { setLimit, type PlayerLimit } from './api.ts'
import { LimitFailureNote } from './limit-failure-note.tsx'
import { readLimit, whenHeld } from './read-limit.ts'
import { useSums } from '../../shared/sums.ts'

type Props = {
  readonly limit: PlayerLimit
  readonly currency: Currency
  readonly onDone: () => void
}

/** Any amount, typed; what it would mean is said before it is saved. */
export function LimitForm({ limit, currency, onDone }: Props) {
  const t = useText()
  const sums = useSums(currency)
  const frame = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  const [judged, setJudged] = useState(false)
  const typed = readLimit(sums.read(text))
  const saving = useOnce({
    mutationFn: (amount: bigint | null) => setLimit(limit, amount, currency),
    onSuccess: (_, amount) => {
      const isLater = amount === null || whenHeld(limit, amount) === 'later'
      notify(t(isLater ? 'protection.raiseAsked' : 'protection.saved'), 'ok')
      onDone()
    },
  })
  useEffect(() => frame.current?.querySelector('input')?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setJudged(true)
    if (saving.isPending) return
    if ('amount' in typed) saving.mutate(typed.amount)
    else frame.current?.querySelector('input')?.focus()
  }
  return (
    <form ref={frame} noValidate onSubmit={submit} className="grid gap-3">
      <LimitFailureNote error={saving.error} />
      <div className="max-w-sm">
        <NumberField
          label={t('protection.amountIn', { currency })}
          value={text}
          onValue={setText}
          decimals={sums.decimals}
          decimalMark={sums.mark}
          currency={sums.currency}
          maxLength={20}
          help={<Meaning limit={limit} typed={typed} text={sums.full} />}
          error={judged && 'wrong' in typed ? t(typed.wrong) : undefined}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          className="min-h-11"
          busy={saving.isPending && saving.variables !== null}
        >
          {t('protection.save')}
        </Button>
        <Button className="min-h-11" onClick={onDone}>
          {t('protection.cancel')}
        </Button>
        {limit.amount !== null && (
          <Button
            className="min-h-11 sm:ms-auto"
            busy={saving.isPending && saving.variables === null}
            onClick={() => !saving.isPending && saving.mutate(null)}
          >
            {t('protection.remove')}
          </Button>
        )}
      </div>
    </form>
  )
}

type MeaningProps = {
  readonly limit: PlayerLimit
  readonly typed: ReturnType<typeof readLimit>
  readonly text: (amount: string) => string
}

function Meaning({ limit, typed, text }: MeaningProps) {
  const t = useText()
  if (!('amount' in typed)) return t('protection.intro')
  const when = whenHeld(limit, typed.amount)
  if (when === 'already') return t('protection.alreadySo')
  return when === 'now'
    ? t('protection.holdsNow')
    : t('protection.holdsLater', { amount: text(limit.amount ?? '0') })
}
