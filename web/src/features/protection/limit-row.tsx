import { useState } from 'react'
import type { Currency } from '@baize/kernel/money'
import { Amount } from '@baize/ui/figures/amount'
import { Button } from '@baize/ui/button'
import { useLanguage, useText } from '@baize/texts/use-text'
import { limitKindNames, limitPeriodNames } from '@baize/texts/limit-names'
import type { PlayerLimit } from './api.ts'
import { LimitChange } from './limit-change.tsx'
import { LimitForm } from './limit-form.tsx'
import { UsedBar } from './used-bar.tsx'

type Props = { readonly limit: PlayerLimit; readonly currency: Currency }

/** One limit: how high it is, how much of it is used, what waits, and the way to change it. */
export function LimitRow({ limit, currency }: Props) {
  const t = useText()
  const language = useLanguage()
  const [editing, setEditing] = useState(false)
  const { kind, period, amount, used } = limit
  const verb = t(amount === null ? 'protection.set' : 'protection.change')
  const name = t(limitPeriodNames[period])
  return (
    <li className="grid gap-3 px-4 py-3">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-32 flex-1">
          <p className="text-meta text-text-2">{name}</p>
          <p className="font-semibold">
            {amount === null ? (
              <span className="text-text-3">{t('protection.none')}</span>
            ) : (
              <Amount amount={BigInt(amount)} currency={currency} language={language} />
            )}
          </p>
        </div>
        {!editing && (
          <Button
            className="min-h-11"
            aria-label={t('protection.verbOf', {
              verb,
              what: t(limitKindNames[kind]),
              period: name,
            })}
            onClick={() => setEditing(true)}
          >
            {verb}
          </Button>
        )}
      </div>
      {amount !== null && (
        <UsedBar used={BigInt(used)} amount={BigInt(amount)} currency={currency} />
      )}
      {editing && <LimitForm limit={limit} currency={currency} onDone={() => setEditing(false)} />}
      {!editing && limit.change && <LimitChange limit={limit} currency={currency} />}
    </li>
  )
}
