import { useState } from 'react'
import type { BrandDocument, WhitelabelDocument } from '@baize/contract/system/system-settings'
import { Sheet } from '@baize/ui/overlays/sheet'
import { TabPanel, Tabs } from '@baize/ui/navigation/tabs'
import { useText } from '@baize/texts/use-text'
import type { OpenDocument } from '../../shared/documents/use-document.ts'
import { VersionHistory } from '../../shared/documents/version-history.tsx'
import { brandWords, moduleWords } from './change-words.ts'

type WhitelabelHistoryProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly brand: OpenDocument<BrandDocument>
  readonly modules: OpenDocument<WhitelabelDocument>
}

/** Every version of both documents: who published it, why, and a way to take it up again. */
export function WhitelabelHistory({ open, onClose, brand, modules }: WhitelabelHistoryProps) {
  const t = useText()
  const [tab, setTab] = useState<'brand' | 'modules'>('brand')
  return (
    <Sheet open={open} onClose={onClose} side="end" title={t('system-desk.history')}>
      <Tabs
        name="history"
        label={t('system-desk.history')}
        tabs={[
          { id: 'brand', label: t('system-desk.brand') },
          { id: 'modules', label: t('system-desk.modules') },
        ]}
        selected={tab}
        onSelect={setTab}
      />
      <TabPanel name="history" selected={tab}>
        {tab === 'brand' ? (
          <VersionHistory
            source={brand.source}
            liveVersion={brand.live.version}
            words={brandWords(t)}
            onTake={take(brand, onClose)}
          />
        ) : (
          <VersionHistory
            source={modules.source}
            liveVersion={modules.live.version}
            words={moduleWords(t)}
            onTake={take(modules, onClose)}
          />
        )}
      </TabPanel>
    </Sheet>
  )
}

function take<Content>(document: OpenDocument<Content>, onClose: () => void) {
  if (!document.mayWrite) return undefined
  return (version: { readonly content: Content }) => {
    document.change(version.content)
    onClose()
  }
}
