import { Check, Info } from 'lucide-react'
import { useOnce } from '../../../shared/use-once.ts'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/waiting/note'
import { CallFailed } from '@baize/contract/client/client'
import type { Withdrawal } from '@baize/contract/cashier/withdrawals'
import { useText } from '@baize/texts/use-text'
import { call, failureText } from '../../../shared/api.ts'
import { useOnline } from '../../../shared/online.ts'
import { AmountField } from '../amount-field.tsx'
import { MoneyFailureNote } from '../money-failure-note.tsx'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import type { Sums } from '../../../shared/sums.ts'
import { SlipField } from '../picture-field.tsx'
import { readPicture } from '../../../shared/picture-file.ts'
import { takeWithdrawal } from './api.ts'
import { splitReceived } from './split-received.ts'
import { answerWords, meaningWords, sayWords, type ReceiptOutcome } from './words.ts'

const answers: readonly ReceiptOutcome[] = ['received', 'partly_received', 'not_received']

type Props = { readonly withdrawal: Withdrawal; readonly sums: Sums }

/** What arrived: all, a part or nothing. What an answer means is said before it is given. */
export function ConfirmReceipt({ withdrawal, sums }: Props) {
  const t = useText()
  const at = useMomentText()
  const [outcome, setOutcome] = useState<ReceiptOutcome>()
  return (
    <div className="@container rounded-ctl border border-line bg-s2 p-3.5 text-body-s text-text">
      <fieldset>
        <legend className="sr-only">{t('cashier.didItArrive')}</legend>
        <div className="flex flex-wrap gap-2">
          {answers.map((answer) => (
            <Button
              key={answer}
              aria-pressed={outcome === answer}
              variant={outcome === answer ? 'metal' : 'outline'}
              icon={outcome === answer && <Check size={18} aria-hidden="true" />}
              onClick={() => setOutcome(answer)}
              className="flex-1 @lg:flex-none"
            >
              {t(answerWords[answer])}
            </Button>
          ))}
        </div>
      </fieldset>
      {withdrawal.confirmBy !== null && (
        <p className="mt-2.5 flex gap-1.5 text-meta text-text-3">
          <Info size={14} aria-hidden="true" className="mt-0.5 flex-none" />
          <span>{t('cashier.countsAt', { time: at(withdrawal.confirmBy) })}</span>
        </p>
      )}
      {outcome && <Answer key={outcome} outcome={outcome} withdrawal={withdrawal} sums={sums} />}
    </div>
  )
}

function Answer({ outcome, withdrawal, sums }: Props & { readonly outcome: ReceiptOutcome }) {
  const t = useText()
  const online = useOnline()
  const [text, setText] = useState('')
  const [file, setFile] = useState<File>()
  const paid = BigInt(withdrawal.disbursed ?? withdrawal.amount)
  const read = sums.read(text)
  const split = read.ok ? splitReceived(paid, read.value.amount) : undefined
  const send = useOnce({
    mutationFn: async () =>
      call(calls.confirmWithdrawal, {
        id: withdrawal.id,
        outcome,
        ...(outcome === 'partly_received' && split && { received: String(split.received) }),
        ...(file && { picture: await readPicture(file) }),
      }),
    onSuccess: takeWithdrawal,
  })
  const code = send.error instanceof CallFailed ? send.error.code : ''
  const ofPicture = ['proof_required', 'image_invalid', 'image_too_large'].includes(code)
  const isWhole =
    outcome === 'received' ||
    (outcome === 'partly_received' ? split !== undefined : file !== undefined)
  return (
    <form
      noValidate
      className="mt-4 grid grid-cols-1 gap-4 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole && online && !send.isPending) send.mutate()
      }}
    >
      {outcome === 'partly_received' && (
        <>
          <AmountField
            sums={sums}
            value={text}
            onValue={setText}
            hint={t('cashier.ofPaid', { amount: sums.bare(paid) })}
            error={
              text !== '' && !split
                ? t('cashier.partBetween', { amount: sums.full(paid) })
                : undefined
            }
          />
          <p role="status" className="flex justify-between gap-4 font-semibold">
            <span>{t('cashier.stillMissing')}</span>
            <span className="figures">{split ? sums.full(split.remaining) : '–'}</span>
          </p>
        </>
      )}
      {outcome !== 'received' && (
        <SlipField
          label={t(outcome === 'not_received' ? 'cashier.proof' : 'cashier.proofOptional')}
          help={t('cashier.proofHelp')}
          file={file}
          onFile={setFile}
          error={ofPicture ? failureText(send.error) : undefined}
          disabled={send.isPending}
        />
      )}
      <Note tone={outcome === 'received' ? 'plain' : 'info'}>{t(meaningWords[outcome])}</Note>
      {!ofPicture && <MoneyFailureNote error={send.error} />}
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        busy={send.isPending}
        busyLabel={t('cashier.sending')}
        disabled={!isWhole || !online}
        title={online ? undefined : t('shell.offlineMoney')}
      >
        {t(sayWords[outcome])}
      </Button>
    </form>
  )
}
