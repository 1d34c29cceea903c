import { useState } from 'react'
import { calls } from 'virtual:contract'
import { languageEntry } from '@baize/kernel/language'
import { isCurrency, scaleOf } from '@baize/kernel/money'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { KeyValues } from '@baize/ui/figures/key-values'
import { NumberField } from '@baize/ui/forms/number-field'
import { Segmented } from '@baize/ui/forms/segmented'
import { TextField } from '@baize/ui/forms/text-field'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useMoneyText } from '../queue/use-money-text.ts'
import { AccountNumber } from './account-number.tsx'
import { readPart, type PaidPart } from './part.ts'
import { useWithdrawalDecision, type WithdrawalActProps } from './use-withdrawal-decision.ts'
import { payable } from './withdrawal-record.tsx'

/** Says that a withdrawal was paid, whole or a part; what goes back is shown before it is sent. */
export function DisburseDialog(props: WithdrawalActProps) {
  const { withdrawal, onClose } = props
  const { id, version, currency, member } = withdrawal
  const t = useText()
  const text = useMoneyText()
  const mark = decimalMark(languageEntry(useLanguage()).tag)
  const decide = useWithdrawalDecision(props)
  const [how, setHow] = useState<'whole' | 'part'>('whole')
  const [typed, setTyped] = useState('')
  const [reference, setReference] = useState('')
  const whole: PaidPart = { ok: true, paid: BigInt(payable(withdrawal)), back: 0n }
  const part = how === 'whole' ? whole : readPart(typed, withdrawal, mark)
  const amount = how === 'part' && part.ok ? String(part.paid) : undefined
  return (
    <ReasonDialog
      title={t('cashier-desk.payTitle', { account: member.account })}
      text={t('cashier-desk.payText')}
      action={
        part.ok
          ? t('cashier-desk.payDone', { amount: text(part.paid, currency) })
          : t('cashier-desk.pay')
      }
      suggestion={t('cashier-desk.reasonPaid')}
      blocked={blockedBy(part, reference, t)}
      onConfirm={(reason) =>
        decide(
          () =>
            call(calls.disburseWithdrawal, {
              id,
              version,
              reference: reference.trim(),
              reason,
              ...(amount !== undefined && { amount }),
            }),
          () =>
            t('cashier-desk.donePaid', {
              amount: part.ok ? text(part.paid, currency) : '',
              account: member.account,
            }),
        )
      }
      onClose={onClose}
    >
      <PayTo withdrawal={withdrawal} />
      <Segmented
        label={t('cashier-desk.payHow')}
        value={how}
        segments={[
          { value: 'whole', label: t('cashier-desk.payWhole') },
          { value: 'part', label: t('cashier-desk.payPart') },
        ]}
        onValue={setHow}
      />
      {how === 'part' && isCurrency(currency) && (
        <NumberField
          label={t('cashier-desk.partPaid')}
          before={<span className="text-text-3">{currency}</span>}
          decimals={scaleOf(currency)}
          decimalMark={mark}
          currency={currency}
          maxLength={24}
          error={!part.ok && part.problem ? t(part.problem) : undefined}
          value={typed}
          onValue={setTyped}
        />
      )}
      <KeyValues
        ruled
        items={[
          {
            id: 'paid',
            label: t('cashier-desk.memberGets'),
            value: part.ok ? (
              <BookAmount bare={false} amount={part.paid} currency={currency} />
            ) : (
              '—'
            ),
          },
          {
            id: 'back',
            label: t('cashier-desk.goesBack'),
            value: part.ok ? (
              <BookAmount bare={false} amount={part.back} currency={currency} />
            ) : (
              '—'
            ),
          },
        ]}
      />
      <TextField
        label={t('cashier-desk.bankReference')}
        help={t('cashier-desk.bankReferenceHelp')}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={reference}
        onChange={(event) => setReference(event.target.value)}
      />
    </ReasonDialog>
  )
}

function blockedBy(part: PaidPart, reference: string, t: ReturnType<typeof useText>) {
  if (!part.ok) return t('cashier-desk.partMissing')
  return reference.trim() === '' ? t('cashier-desk.referenceMissing') : undefined
}

/** Where the money goes, with what has to be typed into the bank ready to copy. */
function PayTo({ withdrawal }: Pick<WithdrawalActProps, 'withdrawal'>) {
  const t = useText()
  const { payee } = withdrawal
  const copied = (text: string, label: string) => (
    <span className="inline-flex items-center gap-1">
      <span className="break-all">{text}</span>
      <CopyButton iconOnly text={text} label={label} />
    </span>
  )
  return (
    <KeyValues
      ruled
      items={[
        { id: 'bank', label: t('cashier-desk.payee'), value: payee.institutionName },
        {
          id: 'holder',
          label: t('cashier-desk.holder'),
          value: copied(payee.holder, t('cashier-desk.copyHolder')),
        },
        {
          id: 'number',
          label: t('cashier-desk.number'),
          value: <AccountNumber withdrawal={withdrawal} />,
        },
      ]}
    />
  )
}
