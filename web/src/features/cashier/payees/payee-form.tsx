import { useOnce } from '../../../shared/use-once.ts'
import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { Select } from '@baize/ui/forms/select'
import { TextField } from '@baize/ui/forms/text-field'
import { CallFailed } from '@baize/contract/client/client'
import type { Payee } from '@baize/contract/cashier/withdrawals'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../../shared/api.ts'
import { useOnline } from '../../../shared/online.ts'
import { MoneyFailureNote } from '../money-failure-note.tsx'
import { isAboutPassword, PaymentPassword } from '../payment-password.tsx'
import { addPayee, type PayeeBook } from './api.ts'

const numberLabels = {
  bank: 'cashier.accountNumber',
  wallet: 'cashier.walletNumber',
  crypto: 'cashier.address',
} as const

const ofHolder = ['holder_differs', 'person_name_invalid']
const ofNumber = ['number_invalid', 'already_added', 'account_of_another']

type Props = {
  readonly book: PayeeBook
  readonly onAdded: (payee: Payee) => void
  readonly onCancel?: (() => void) | undefined
}

/** A further account to withdraw to, in the own name. */
export function PayeeForm({ book, onAdded, onCancel }: Props) {
  const t = useText()
  const online = useOnline()
  const [institution, setInstitution] = useState('')
  const [number, setNumber] = useState('')
  const [typedHolder, setHolder] = useState('')
  const [paymentPassword, setPassword] = useState('')
  const holder = book.holder || typedHolder
  const add = useOnce({ mutationFn: addPayee, onSuccess: onAdded })
  const chosen = book.institutions.find(({ code }) => code === institution)
  const code = add.error instanceof CallFailed ? add.error.code : ''
  const isWhole =
    chosen !== undefined && number.trim() !== '' && holder !== '' && paymentPassword !== ''
  const isElsewhere =
    !ofNumber.includes(code) && !ofHolder.includes(code) && !isAboutPassword(add.error)
  return (
    <form
      noValidate
      aria-label={t('cashier.addAccount')}
      className="grid grid-cols-1 gap-4 rounded-ctl border border-line bg-s2 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole && online && !add.isPending) {
          add.mutate({ institution, holder, number: number.trim(), paymentPassword })
        }
      }}
    >
      <p className="font-semibold">{t('cashier.addAccount')}</p>
      <div className="grid grid-cols-1 gap-4 @lg:grid-cols-2">
        <Select
          label={t('cashier.institution')}
          options={[
            { value: '', label: t('cashier.choose') },
            ...book.institutions.map(({ code: value, name }) => ({ value, label: name })),
          ]}
          value={institution}
          onValue={setInstitution}
        />
        <TextField
          label={t('cashier.holder')}
          value={holder}
          readOnly={book.holder !== ''}
          maxLength={100}
          autoComplete="name"
          help={t(book.holder === '' ? 'cashier.nameFirst' : 'cashier.holderHelp')}
          error={ofHolder.includes(code) ? failureText(add.error) : undefined}
          onChange={(event) => setHolder(event.target.value)}
        />
        <TextField
          label={t(chosen ? numberLabels[chosen.kind] : 'cashier.accountNumber')}
          value={number}
          maxLength={100}
          inputMode={chosen?.kind === 'crypto' ? 'text' : 'numeric'}
          autoComplete="off"
          spellCheck={false}
          error={ofNumber.includes(code) ? failureText(add.error) : undefined}
          onChange={(event) => setNumber(event.target.value)}
        />
        <PaymentPassword
          value={paymentPassword}
          onValue={setPassword}
          error={add.error}
          disabled={add.isPending}
        />
      </div>
      {isElsewhere && <MoneyFailureNote error={add.error} />}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          busy={add.isPending}
          busyLabel={t('cashier.sending')}
          disabled={!isWhole || !online}
        >
          {t('cashier.saveAccount')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('cashier.notNow')}</Button>}
      </div>
    </form>
  )
}
