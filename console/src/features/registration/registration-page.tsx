import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { RegistrationField, RegistrationRule } from '@baize/contract/system/system'
import { Note } from '@baize/ui/waiting/note'
import { Sheet } from '@baize/ui/overlays/sheet'
import { useMedia } from '@baize/ui/look/use-media.ts'
import { HeldNumbers } from '@baize/ui/forms/held-numbers'
import { useText } from '@baize/texts/use-text'
import { PageSkeleton } from '../../shared/documents/page-skeleton.tsx'
import { registrationSource, whitelabelSource } from '../../shared/documents/sources.ts'
import { documentQuery, useDocument } from '../../shared/documents/use-document.ts'
import { ReorderKeys } from '../../shared/lists/reorder.tsx'
import { useSearch } from '../../shared/forms/use-search.ts'
import { fieldNames } from './fields.ts'
import { RegistrationHead } from './registration-head.tsx'
import { RulePanel } from './rule-panel.tsx'
import { RuleTable } from './rule-table.tsx'
import { changedFields, isTabOn, tabUses, type RegistrationTab } from './rules.ts'

/** What registration asks: one rule a field, read by the form, by the server's check and by the message alike. */
export function RegistrationPage() {
  usePrefetchQuery(documentQuery(registrationSource))
  usePrefetchQuery(documentQuery(whitelabelSource))
  return (
    <div className="grid gap-4 p-4 lg:px-6 lg:pt-5 lg:pb-6">
      <Suspense fallback={<PageSkeleton />}>
        <HeldNumbers>
          <RegistrationDesk />
        </HeldNumbers>
      </Suspense>
    </div>
  )
}

function RegistrationDesk() {
  const t = useText()
  const document = useDocument(registrationSource)
  const { tree } = useSuspenseQuery(documentQuery(whitelabelSource)).data.live.content
  const [search, go] = useSearch()
  const tab: RegistrationTab = search['tab'] === 'mobile' ? 'mobile' : 'username'
  const { rules } = document.content
  // Beside the table where there is room; a narrow screen opens the field over it, when asked.
  const isWide = useMedia('(min-width: 1280px)')
  const asked = rules.find(({ field }) => field === search['field'])
  const selected = asked ?? (isWide ? rules[0] : undefined)
  const changed = changedFields(document.changes)
  const put = (next: RegistrationRule[]) => document.change({ rules: next })
  return (
    <>
      <RegistrationHead document={document} tab={tab} onTab={(next) => go({ tab: next })} />
      {!isTabOn(tab, tree) && <Note tone="pending">{t('system-desk.tabOff')}</Note>}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <section className="min-w-0 overflow-clip rounded-card border border-line bg-s1 max-md:border-0 max-md:bg-transparent">
          <RuleTable
            rules={rules}
            selected={selected?.field}
            changed={changed}
            isUsed={(field: RegistrationField) => tabUses(tab, field, tree)}
            disabled={!document.mayWrite}
            onSelect={(field, why) => {
              if (isWide || why === 'opened') go({ field })
            }}
            onRules={put}
          />
          <footer className="flex flex-wrap items-center gap-2 border-line px-4 py-2.5 text-meta text-text-3 md:border-t md:px-5">
            {t('system-desk.fieldsShown', {
              shown: rules.filter((rule) => rule.shown).length,
              all: rules.length,
            })}
            <span className="ms-auto">
              <ReorderKeys />
            </span>
          </footer>
        </section>
        {selected && isWide && (
          <aside
            aria-label={t(fieldNames[selected.field])}
            className="rounded-card border border-line bg-s1 xl:sticky xl:top-[calc(var(--header)+20px)]"
          >
            <RulePanel rule={selected} isChanged={changed.has(selected.field)} />
          </aside>
        )}
      </div>
      {selected && !isWide && (
        <Sheet
          open
          hideTitle
          title={t(fieldNames[selected.field])}
          onClose={() => go({ field: undefined })}
        >
          <div className="-mx-5">
            <RulePanel rule={selected} isChanged={changed.has(selected.field)} />
          </div>
        </Sheet>
      )}
    </>
  )
}
