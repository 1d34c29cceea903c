import { usePrefetchQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { RegionsDocument, StatusDocument } from '@baize/contract/system/system-settings'
import { isLanguage, type Language } from '@baize/kernel/language'
import { useText } from '@baize/texts/use-text'
import { ConflictNote } from '../../shared/documents/conflict-note.tsx'
import { PageSkeleton } from '../../shared/documents/page-skeleton.tsx'
import { ReadOnlyNote } from '../../shared/documents/read-only-note.tsx'
import { regionsSource, statusSource } from '../../shared/documents/sources.ts'
import {
  documentQuery,
  useDocument,
  type OpenDocument,
} from '../../shared/documents/use-document.ts'
import { useSearch } from '../../shared/forms/use-search.ts'
import { ChangeLog } from './change-log.tsx'
import { LiftNote } from './lift-note.tsx'
import { PagePreview } from './page-preview.tsx'
import { RegionTester } from './region-tester.tsx'
import { RegionsCard } from './regions-card.tsx'
import { StatusCard } from './status-card.tsx'
import { StatusHead } from './status-head.tsx'

/** What every visitor sees: open, maintenance or restricted, and the rules by country and address. */
export function StatusPage() {
  usePrefetchQuery(documentQuery(statusSource))
  usePrefetchQuery(documentQuery(regionsSource))
  return (
    <div className="grid gap-4 p-4 lg:px-6 lg:pt-5 lg:pb-6">
      <Suspense fallback={<PageSkeleton />}>
        <StatusDesk />
      </Suspense>
    </div>
  )
}

function StatusDesk() {
  const status = useDocument(statusSource)
  const regions = useDocument(regionsSource)
  const [search, go] = useSearch()
  const [tried, setTried] = useState<string>()
  const language: Language = isLanguage(search['language']) ? search['language'] : 'EN'
  return (
    <>
      <StatusHead
        live={status.live.content}
        draft={status.isChanged ? status.content : undefined}
        onLog={() => go({ log: 'open' }, 'push')}
      />
      {!status.mayWrite && <ReadOnlyNote writers={statusSource.writers} />}
      <Conflicts status={status} regions={regions} />
      <LiftNote status={status} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_27.5rem]">
        <div className="grid min-w-0 gap-4">
          <StatusCard
            status={status}
            language={language}
            onLanguage={(next) => go({ language: next })}
          />
          <RegionsCard regions={regions} decidedBy={tried} />
        </div>
        <div className="grid min-w-0 gap-4">
          <RegionTester rules={regions.content.rules} onDecided={setTried} />
          <PagePreview status={status.content} language={language} />
        </div>
      </div>
      <ChangeLog
        open={search['log'] === 'open'}
        onClose={() => go({ log: undefined })}
        status={status}
        regions={regions}
      />
    </>
  )
}

type ConflictsProps = {
  readonly status: OpenDocument<StatusDocument>
  readonly regions: OpenDocument<RegionsDocument>
}

function Conflicts({ status, regions }: ConflictsProps) {
  const t = useText()
  return [status, regions]
    .filter((document) => document.isBehind)
    .map((document) => (
      <ConflictNote
        key={document.source.name}
        what={
          document.source.name === 'status' ? t('system-desk.status') : t('system-desk.regions')
        }
        live={document.live}
        onRebase={document.rebase}
        onDiscard={document.discard}
      />
    ))
}
