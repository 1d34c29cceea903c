import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { isCurrency } from '@baize/kernel/money'
import { Card } from '@baize/ui/card'
import { HeldNumbers } from '@baize/ui/forms/held-numbers'
import { useText } from '@baize/texts/use-text'
import { PageSkeleton } from '../../../shared/documents/page-skeleton.tsx'
import { brandSource, cashierSource } from '../../../shared/documents/sources.ts'
import { documentQuery, useDocument } from '../../../shared/documents/use-document.ts'
import { NumberRow } from './number-row.tsx'
import { SettingsHead } from './settings-head.tsx'
import { cashierSettingGroups } from './settings.ts'
import { SumRow } from './sum-row.tsx'

/** What the cashier keeps to: bounds, fees, when two people are needed, and when silence counts as received. */
export function CashierSettingsPage() {
  usePrefetchQuery(documentQuery(cashierSource))
  usePrefetchQuery(documentQuery(brandSource))
  return (
    <div className="grid gap-4 p-4 lg:px-6 lg:pt-5 lg:pb-6">
      <Suspense fallback={<PageSkeleton />}>
        <HeldNumbers>
          <SettingsDesk />
        </HeldNumbers>
      </Suspense>
    </div>
  )
}

function SettingsDesk() {
  const t = useText()
  const document = useDocument(cashierSource)
  const brand = useSuspenseQuery(documentQuery(brandSource)).data.live.content.currency
  const changed = new Set(document.changes.map(({ path: [id = ''] }) => id))
  const given = {
    content: document.content,
    disabled: !document.mayWrite,
    onContent: document.change,
  }
  return (
    <>
      <SettingsHead document={document} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:block xl:columns-2">
        {cashierSettingGroups.map((group) => (
          <Card key={group.id} title={t(group.title)} className="xl:mb-4 xl:break-inside-avoid">
            <p className="text-text-2">{t(group.text)}</p>
            <ul className="mt-2 divide-y divide-line">
              {group.settings.map((setting) =>
                setting.kind === 'sum' ? (
                  <SumRow
                    key={setting.id}
                    setting={setting}
                    isChanged={changed.has(setting.id)}
                    brandCurrency={isCurrency(brand) ? brand : 'PHP'}
                    {...given}
                  />
                ) : (
                  <NumberRow
                    key={setting.id}
                    setting={setting}
                    isChanged={changed.has(setting.id)}
                    {...given}
                  />
                ),
              )}
            </ul>
          </Card>
        ))}
      </div>
    </>
  )
}
