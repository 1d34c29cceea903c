import { useState } from 'react'
import type { DeskDeposit } from '@baize/contract/cashier/deposits-desk'
import { languageEntry } from '@baize/kernel/language'
import { isCurrency, money, parseMoney, scaleOf, toDecimal } from '@baize/kernel/money'
import { Note } from '@baize/ui/waiting/note'
import { NumberField } from '@baize/ui/forms/number-field'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useMoneyText } from '../queue/use-money-text.ts'

/** What was really paid, as the operator reads it from slip and bank: the order is only what the member meant to pay. */
export function usePaid({ amount, paid: seen, currency }: DeskDeposit) {
  const text = useMoneyText()
  const mark = decimalMark(languageEntry(useLanguage()).tag)
  const [typed, setTyped] = useState(() => startingText(seen ?? amount, currency, mark))
  const paid = readPaid(typed, currency, mark)
  return { typed, setTyped, paid, shown: paid === undefined ? '' : text(paid, currency) }
}

type PaidFieldProps = {
  readonly deposit: DeskDeposit
  readonly entry: ReturnType<typeof usePaid>
}

/** The field for it; a sum that is not the ordered one is pointed out. */
export function PaidField({ deposit, entry }: PaidFieldProps) {
  const { amount, currency } = deposit
  const { typed, setTyped, paid, shown } = entry
  const t = useText()
  const text = useMoneyText()
  return (
    <>
      <NumberField
        label={t('cashier-desk.reallyPaid')}
        help={t('cashier-desk.reallyPaidHelp')}
        before={<span className="text-text-3">{currency}</span>}
        {...(isCurrency(currency) && { currency, decimals: scaleOf(currency) })}
        decimalMark={decimalMark(languageEntry(useLanguage()).tag)}
        maxLength={24}
        value={typed}
        onValue={setTyped}
      />
      {paid !== undefined && paid !== BigInt(amount) && (
        <Note tone="pending" role="status">
          {t('cashier-desk.paidDiffers', { ordered: text(amount, currency), paid: shown })}
        </Note>
      )}
    </>
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
