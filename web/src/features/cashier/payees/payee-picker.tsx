import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { RadioCards } from '@baize/ui/forms/radio-cards'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import type { PayeeBook } from './api.ts'
import { isWaiting } from './is-waiting.ts'
import { PayeeForm } from './payee-form.tsx'
import { useEnding } from './use-ending.ts'
import { payeeIcons } from './payee-icons.ts'

type Props = {
  readonly book: PayeeBook
  readonly value: string | undefined
  readonly onValue: (id: string) => void
}

/** Where the money goes; a new account is added in place. Whoever has none sees the form at once. */
export function PayeePicker({ book, value, onValue }: Props) {
  const t = useText()
  const at = useMomentText()
  const ending = useEnding()
  const [asked, setAsked] = useState(false)
  const isFirst = book.payees.length === 0
  const adding = asked || isFirst
  return (
    <div className="grid grid-cols-1 gap-3">
      {!isFirst && (
        <RadioCards
          legend={t('cashier.whereTo')}
          className="@lg:grid-cols-2"
          value={value}
          onValue={onValue}
          cards={book.payees.map((payee) => {
            const Icon = payeeIcons[payee.kind]
            const waits = isWaiting(payee)
            return {
              value: payee.id,
              title: payee.institutionName,
              text: waits
                ? t('cashier.usableAt', { time: at(payee.usableAt) })
                : `${payee.holder}, ${ending(payee.number)}`,
              icon: <Icon size={20} strokeWidth={1.75} aria-hidden="true" />,
              disabled: waits,
            }
          })}
        />
      )}
      {adding ? (
        <PayeeForm
          book={book}
          onAdded={(payee) => {
            setAsked(false)
            onValue(payee.id)
          }}
          onCancel={isFirst ? undefined : () => setAsked(false)}
        />
      ) : (
        book.payees.length < book.most && (
          <Button
            className="justify-self-start"
            icon={<Plus size={18} />}
            onClick={() => setAsked(true)}
          >
            {t('cashier.addAccount')}
          </Button>
        )
      )}
    </div>
  )
}
