import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import { languageEntry } from '@baize/kernel/language'
import {
  formatMoney,
  money,
  parseMoney,
  scaleOf,
  toDecimal,
  type Currency,
} from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/waiting/note'
import { NumberField } from '@baize/ui/forms/number-field'
import { useToast } from '@baize/ui/overlays/toast'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { policySource } from '../../shared/documents/sources.ts'
import { documentQuery } from '../../shared/documents/use-document.ts'
import { useOperator } from '../../shared/operator.ts'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { useLimit } from './use-limit.ts'

/** Up to what one person may act alone; an admin may change it. */
export function LimitNote() {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const found = useLimit()
  const mayChange = useOperator().can('admin')
  const [isOpen, setOpen] = useState(false)
  if (!found) return null
  const { currency, limit, total } = found
  const shown = (sum: bigint) => formatMoney(money(sum, currency), tag)
  return (
    <>
      <Note
        action={
          mayChange && (
            <Button size="sm" onClick={() => setOpen(true)}>
              {t('ops.adjLimitChange')}
            </Button>
          )
        }
      >
        {limit === undefined
          ? t('ops.adjLimitNone', { currency })
          : t('ops.adjLimit', { amount: shown(limit), total: shown(total) })}
      </Note>
      {isOpen && (
        <LimitDialog
          currency={currency}
          limit={limit ?? 0n}
          total={total}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type LimitDialogProps = {
  readonly currency: Currency
  readonly limit: bigint
  readonly total: bigint
  readonly onClose: () => void
}

function LimitDialog({ currency, limit, total, onClose }: LimitDialogProps) {
  const t = useText()
  const toast = useToast()
  const client = useQueryClient()
  const { tag } = languageEntry(useLanguage())
  const mark = decimalMark(tag)
  const asTyped = (sum: bigint) => toDecimal(money(sum, currency)).replace('.', mark)
  const [one, setOne] = useState(asTyped(limit))
  const [all, setAll] = useState(asTyped(total))
  const readOne = parseMoney(one, currency, { decimalMark: mark })
  const readAll = parseMoney(all, currency, { decimalMark: mark })
  const change = async (reason: string) => {
    if (!readOne.ok || !readAll.ok) return
    const { live } = await client.fetchQuery({ ...documentQuery(policySource), staleTime: 0 })
    const { secondPersonAbove, secondPersonAbovePerDay } = live.content
    const { approvalId } = await call(calls.publishPolicy, {
      baseVersion: live.version,
      content: {
        ...live.content,
        secondPersonAbove: { ...secondPersonAbove, [currency]: String(readOne.value.amount) },
        secondPersonAbovePerDay: {
          ...secondPersonAbovePerDay,
          [currency]: String(readAll.value.amount),
        },
      },
      reason,
    })
    await client.invalidateQueries({ queryKey: documentQuery(policySource).queryKey })
    toast(approvalId === null ? t('ops.adjLimitSaved') : t('ops.adjLimitAsked'), 'ok')
  }
  return (
    <ReasonDialog
      title={t('ops.adjLimitTitle')}
      text={t('ops.adjLimitText')}
      action={t('ops.adjLimitChange')}
      blocked={readOne.ok && readAll.ok ? undefined : t('ops.adjLimitWrong')}
      onConfirm={change}
      onClose={onClose}
    >
      {[
        { label: t('ops.adjLimitField'), value: one, onValue: setOne },
        { label: t('ops.adjLimitTotal'), value: all, onValue: setAll },
      ].map((field) => (
        <NumberField
          key={field.label}
          {...field}
          before={<span className="text-text-3">{currency}</span>}
          decimals={scaleOf(currency)}
          decimalMark={mark}
          currency={currency}
          maxLength={20}
        />
      ))}
    </ReasonDialog>
  )
}
