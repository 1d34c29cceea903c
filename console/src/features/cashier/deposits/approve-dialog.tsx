import { useState } from 'react'
import { calls } from 'virtual:contract'
import { languageEntry } from '@baize/kernel/language'
import { isCurrency, money, parseMoney, scaleOf, toDecimal } from '@baize/kernel/money'
import { Note } from '@baize/ui/waiting/note'
import { NumberField } from '@baize/ui/forms/number-field'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useMoneyText } from '../queue/use-money-text.ts'
import { useDepositDecision, type DepositActProps } from './use-deposit-decision.ts'

/** Credits what was really paid, which is asked for: the order is only what the member meant to pay. */
export function ApproveDialog(props: DepositActProps) {
  const { deposit, onClose } = props
  const { id, version, amount, currency, member } = deposit
  const t = useText()
  const text = useMoneyText()
  const mark = decimalMark(languageEntry(useLanguage()).tag)
  const decide = useDepositDecision(props)
  const [typed, setTyped] = useState(() => startingText(deposit.paid ?? amount, currency, mark))
  const paid = readPaid(typed, currency, mark)
  const differs = paid !== undefined && paid !== BigInt(amount)
  const shown = paid === undefined ? '' : text(paid, currency)
  return (
    <ReasonDialog
      title={t('cashier-desk.creditTitle', { account: member.account })}
      text={t('cashier-desk.creditText')}
      action={
        paid === undefined ? t('cashier-desk.approve') : t('cashier-desk.credit', { amount: shown })
      }
      blocked={paid === undefined ? t('cashier-desk.paidMissing') : undefined}
      onConfirm={(reason) =>
        decide(
          () =>
            call(calls.approveDeposit, {
              id,
              version,
              reason,
              // Always said: without it the server would take what the gateway saw.
              ...(paid !== undefined && { paid: String(paid) }),
            }),
          ({ approval }) => {
            const values = { amount: shown, account: member.account }
            return approval === null
              ? t('cashier-desk.doneCredited', values)
              : t('cashier-desk.doneAsked', values)
          },
        )
      }
      onClose={onClose}
    >
      <NumberField
        label={t('cashier-desk.reallyPaid')}
        help={t('cashier-desk.reallyPaidHelp')}
        before={<span className="text-text-3">{currency}</span>}
        decimals={isCurrency(currency) ? scaleOf(currency) : 0}
        decimalMark={mark}
        maxLength={24}
        value={typed}
        onValue={setTyped}
      />
      {differs && (
        <Note tone="pending" role="status">
          {t('cashier-desk.paidDiffers', { ordered: text(amount, currency), paid: shown })}
        </Note>
      )}
    </ReasonDialog>
  )
}

function startingText(amount: string, currency: string, mark: '.' | ','): string {
  if (!isCurrency(currency)) return amount
  return toDecimal(money(BigInt(amount), currency)).replace('.', mark)
}

function readPaid(typed: string, currency: string, mark: '.' | ','): bigint | undefined {
  if (!isCurrency(currency)) return undefined
  const read = parseMoney(typed, currency, { decimalMark: mark })
  return read.ok && read.value.amount > 0n ? read.value.amount : undefined
}
