import { useState } from 'react'
import type { RegionsDocument, StatusDocument } from '@baize/contract/system/system-settings'
import { Sheet } from '@baize/ui/overlays/sheet'
import { TabPanel, Tabs } from '@baize/ui/navigation/tabs'
import { useText } from '@baize/texts/use-text'
import type { OpenDocument } from '../../shared/documents/use-document.ts'
import { VersionHistory } from '../../shared/documents/version-history.tsx'
import { useOperator } from '../../shared/operator.ts'
import { regionWords, statusWords } from './change-words.ts'

type ChangeLogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly status: OpenDocument<StatusDocument>
  readonly regions: OpenDocument<RegionsDocument>
}

export function ChangeLog({ open, onClose, status, regions }: ChangeLogProps) {
  const t = useText()
  const { zone } = useOperator()
  const [tab, setTab] = useState<'status' | 'regions'>('status')
  return (
    <Sheet open={open} onClose={onClose} side="end" title={t('system-desk.changeLog')}>
      <Tabs
        name="log"
        label={t('system-desk.changeLog')}
        tabs={[
          { id: 'status', label: t('system-desk.status') },
          { id: 'regions', label: t('system-desk.regions') },
        ]}
        selected={tab}
        onSelect={setTab}
      />
      <TabPanel name="log" selected={tab}>
        {tab === 'status' ? (
          <VersionHistory
            source={status.source}
            liveVersion={status.live.version}
            words={statusWords(t, zone)}
          />
        ) : (
          <VersionHistory
            source={regions.source}
            liveVersion={regions.live.version}
            words={regionWords(t)}
            onTake={
              regions.mayWrite
                ? (version) => {
                    regions.change(version.content)
                    onClose()
                  }
                : undefined
            }
          />
        )}
      </TabPanel>
    </Sheet>
  )
}
