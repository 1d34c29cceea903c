import { usePrefetchQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Card } from '@baize/ui/card'
import { HeldNumbers } from '@baize/ui/forms/held-numbers'
import { useText } from '@baize/texts/use-text'
import { defaultPasswordQuery } from '../../shared/forms/default-password.ts'
import { PageSkeleton } from '../../shared/documents/page-skeleton.tsx'
import { securitySource } from '../../shared/documents/sources.ts'
import { documentQuery, useDocument } from '../../shared/documents/use-document.ts'
import { DefaultPasswordCard } from './default-password-card.tsx'
import { SecurityHead } from './security-head.tsx'
import { SettingRow } from './setting-row.tsx'
import { policyGroups } from './settings.ts'

/** How members come in, and what stops those who guess. */
export function SecurityPage() {
  usePrefetchQuery(documentQuery(securitySource))
  usePrefetchQuery(defaultPasswordQuery)
  return (
    <div className="grid gap-4 p-4 lg:px-6 lg:pt-5 lg:pb-6">
      <Suspense fallback={<PageSkeleton />}>
        <HeldNumbers>
          <SecurityDesk />
        </HeldNumbers>
      </Suspense>
    </div>
  )
}

function SecurityDesk() {
  const t = useText()
  const document = useDocument(securitySource)
  const changed = new Set(document.changes.map(({ path: [id = ''] }) => id))
  return (
    <>
      <SecurityHead document={document} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:block xl:columns-2">
        {policyGroups.map((group) => (
          <Card key={group.id} title={t(group.title)} className="xl:mb-4 xl:break-inside-avoid">
            <p className="text-text-2">{t(group.text)}</p>
            <ul className="mt-2 divide-y divide-line">
              {group.settings.map((setting) => (
                <SettingRow
                  key={setting.id}
                  setting={setting}
                  content={document.content}
                  isChanged={changed.has(setting.id)}
                  disabled={!document.mayWrite}
                  onContent={document.change}
                />
              ))}
            </ul>
            {group.id === 'passwords' && <DefaultPasswordCard />}
          </Card>
        ))}
      </div>
    </>
  )
}
