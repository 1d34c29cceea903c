import { usePrefetchQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { BrandDocument, WhitelabelDocument } from '@baize/contract/system/system-settings'
import { HeldNumbers } from '@baize/ui/forms/held-numbers'
import { useText } from '@baize/texts/use-text'
import { ConflictNote } from '../../shared/documents/conflict-note.tsx'
import { PageSkeleton } from '../../shared/documents/page-skeleton.tsx'
import { ReadOnlyNote } from '../../shared/documents/read-only-note.tsx'
import { brandSource, whitelabelSource } from '../../shared/documents/sources.ts'
import {
  documentQuery,
  useDocument,
  type OpenDocument,
} from '../../shared/documents/use-document.ts'
import { BrandCard } from './brand-card.tsx'
import { ContrastCard } from './contrast-card.tsx'
import { listContrast } from './contrast-rows.ts'
import { ModuleTree } from './module-tree.tsx'
import { modulesBelow, switchModule } from './modules.ts'
import type { PopupKind } from './preview-popup.tsx'
import { SitePreview } from './site-preview.tsx'
import { WhitelabelHead } from './whitelabel-head.tsx'
import { WhitelabelHistory } from './whitelabel-history.tsx'

/** What the brand looks like and which parts of the site exist: two documents, published together. */
export function WhitelabelPage() {
  usePrefetchQuery(documentQuery(brandSource))
  usePrefetchQuery(documentQuery(whitelabelSource))
  return (
    <div className="grid gap-4 p-4 lg:px-6 lg:pt-5 lg:pb-6">
      <Suspense fallback={<PageSkeleton />}>
        <HeldNumbers>
          <WhitelabelDesk />
        </HeldNumbers>
      </Suspense>
    </div>
  )
}

function WhitelabelDesk() {
  const brand = useDocument(brandSource)
  const modules = useDocument(whitelabelSource)
  const [popup, setPopup] = useState<PopupKind>('signIn')
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const contrast = listContrast(brand.content.hue)
  const changed = new Set(modules.changes.map(({ path }) => path.at(-2) ?? ''))
  const switchOne = (modId: string, on: boolean) => {
    modules.change(switchModule(modules.content, modId, on))
    setPopup(isOfSignUp(modules.content, modId) ? 'signUp' : 'signIn')
  }
  return (
    <>
      <WhitelabelHead brand={brand} modules={modules} contrast={contrast} />
      {!brand.mayWrite && <ReadOnlyNote writers={brandSource.writers} />}
      <Conflicts brand={brand} modules={modules} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)_minmax(0,21.5rem)]">
        <ModuleTree
          tree={modules.content.tree}
          changed={changed}
          onSwitch={switchOne}
          disabled={!modules.mayWrite}
        />
        <div className="grid min-w-0 gap-4">
          <BrandCard
            brand={brand.content}
            onBrand={brand.change}
            onHistory={() => setHistoryOpen(true)}
            disabled={!brand.mayWrite}
          />
          <ContrastCard rows={contrast} />
        </div>
        <div className="min-w-0 max-xl:lg:col-span-2">
          <SitePreview
            brand={brand.content}
            tree={modules.content.tree}
            popup={popup}
            onPopup={setPopup}
          />
        </div>
      </div>
      <WhitelabelHistory
        open={isHistoryOpen}
        onClose={() => setHistoryOpen(false)}
        brand={brand}
        modules={modules}
      />
    </>
  )
}

function isOfSignUp({ tree }: WhitelabelDocument, modId: string): boolean {
  const group = tree.filter((node) => node.modId === 'SIGNUP')
  return modulesBelow(group).some((node) => node.modId === modId)
}

type ConflictsProps = {
  readonly brand: OpenDocument<BrandDocument>
  readonly modules: OpenDocument<WhitelabelDocument>
}

function Conflicts({ brand, modules }: ConflictsProps) {
  const t = useText()
  return [brand, modules]
    .filter((document) => document.isBehind)
    .map((document) => (
      <ConflictNote
        key={document.source.name}
        what={document.source.name === 'brand' ? t('system-desk.brand') : t('system-desk.modules')}
        live={document.live}
        onRebase={document.rebase}
        onDiscard={document.discard}
      />
    ))
}
