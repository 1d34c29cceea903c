import { useRef, useState } from 'react'
import { CallFailed } from '@baize/contract/client/client'
import type { DownlineTransfer } from '@baize/contract/cashier/downline'
import { Button } from '@baize/ui/button'
import { KeyValues } from '@baize/ui/figures/key-values'
import { NumberField } from '@baize/ui/forms/number-field'
import { PasswordField } from '@baize/ui/forms/password-field'
import { TextField } from '@baize/ui/forms/text-field'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../../shared/api.ts'
import { usePurseRows } from '../../../shared/purse-rows.ts'
import type { Sums } from '../../../shared/sums.ts'
import { useOnce } from '../../../shared/use-once.ts'
import { newTransferId, transferDown, type TransferView } from './transfer-api.ts'
import { useSumProblem } from './use-sum-problem.ts'

type Props = {
  readonly to: string
  readonly view: TransferView
  readonly sums: Sums
  readonly onDone: (transfer: DownlineTransfer) => void
}

const mostNote = 140

/** Sum and note first; then everything once more, with the payment password. */
export function TransferForm({ to, view, sums, onDone }: Props) {
  const t = useText()
  const purse = usePurseRows(view, sums)
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const [reviews, setReviews] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const read = sums.read(text)
  const sum = read.ok ? read.value.amount : undefined
  const problem = useSumProblem(text, sum, view, sums)
  if (reviews && sum !== undefined) {
    return (
      <Review
        wish={{ to, amount: String(sum), currency: sums.currency, note: note.trim() }}
        account={view.account}
        sums={sums}
        onBack={() => setReviews(false)}
        onDone={onDone}
      />
    )
  }
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setTouched(true)
        if (problem === undefined) setReviews(true)
      }}
    >
      <KeyValues
        ruled
        items={[
          { id: 'to', label: t('agents-accounts.to'), value: nameOf(view) },
          ...purse,
          {
            id: 'day',
            label: t('agents-accounts.leftOfDay'),
            value: sums.full(view.leftToday),
          },
        ]}
      />
      <NumberField
        label={t('agents-accounts.amount')}
        before={<span className="text-text-3">{sums.currency}</span>}
        decimals={sums.decimals}
        decimalMark={sums.mark}
        currency={sums.currency}
        value={text}
        onValue={setText}
        onBlur={() => setTouched(true)}
        maxLength={40}
        error={isTouched ? problem : undefined}
      />
      <TextField
        label={t('agents-accounts.note')}
        hint={t('agents-accounts.optional')}
        help={t('agents-accounts.noteHelp')}
        value={note}
        maxLength={mostNote}
        autoComplete="off"
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" variant="primary" block>
        {t('agents-accounts.review')}
      </Button>
    </form>
  )
}

const nameOf = ({ account, nickname }: TransferView) =>
  nickname === '' || nickname === account ? account : `${account} (${nickname})`

type ReviewProps = Pick<Props, 'sums' | 'onDone'> & {
  readonly wish: {
    readonly to: string
    readonly amount: string
    readonly currency: string
    readonly note: string
  }
  readonly account: string
  readonly onBack: () => void
}

function Review({ wish, account, sums, onBack, onDone }: ReviewProps) {
  const t = useText()
  const [password, setPassword] = useState('')
  // One id for this wish: a second try after a lost answer repeats it and gives nothing twice.
  const id = useRef('')
  const sending = useOnce({
    mutationFn: (paymentPassword: string) => {
      id.current ||= newTransferId()
      return transferDown({ ...wish, id: id.current, paymentPassword })
    },
    onSuccess: onDone,
    onError: () => setPassword(''),
  })
  const { error } = sending
  const isPassword = error instanceof CallFailed && error.code.startsWith('payment_password_')
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (password !== '' && !sending.isPending) sending.mutate(password)
      }}
    >
      <Note tone="pending" title={t('agents-accounts.forGood')}>
        {t('agents-accounts.forGoodText', { account })}
      </Note>
      <KeyValues
        ruled
        items={[
          { id: 'to', label: t('agents-accounts.to'), value: account },
          { id: 'amount', label: t('agents-accounts.amount'), value: sums.full(wish.amount) },
          ...(wish.note === ''
            ? []
            : [
                {
                  id: 'note',
                  label: t('agents-accounts.note'),
                  value: <span className="break-words">{wish.note}</span>,
                },
              ]),
        ]}
      />
      <PasswordField
        label={t('agents-accounts.paymentPassword')}
        autoComplete="off"
        maxLength={64}
        value={password}
        disabled={sending.isPending}
        onChange={(event) => setPassword(event.target.value)}
        error={isPassword ? failureText(error) : undefined}
      />
      {!isPassword && <FailureNote error={error} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={sending.isPending} disabled={password === ''}>
          {t('agents-accounts.send', { amount: sums.full(wish.amount) })}
        </Button>
        <Button disabled={sending.isPending} onClick={onBack}>
          {t('agents-accounts.change')}
        </Button>
      </div>
    </form>
  )
}
