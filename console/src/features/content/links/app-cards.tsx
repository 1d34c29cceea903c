import { useSuspenseQuery } from '@tanstack/react-query'
import { Save } from 'lucide-react'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { DownloadEntry } from '@baize/contract/content/content-desk'
import type { DownloadPlatform } from '@baize/contract/content/content-names'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { HeldNumberField } from '@baize/ui/forms/held-number-field'
import { HeldNumbers, useHeldNumbers } from '@baize/ui/forms/held-numbers'
import { TextField } from '@baize/ui/forms/text-field'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { isSame } from '../../../shared/documents/json.ts'
import { useOperator } from '../../../shared/operator.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { downloadEntriesQuery, useContentWrite, contentWriters } from '../api.ts'
import { HtmlField } from '../html-field.tsx'
import { WordTabs } from '../word-tabs.tsx'

const names: Record<DownloadPlatform, string> = { ANDROID: 'Android', IOS: 'iPhone, iPad' }

/** What the download page says of each app. */
export function AppCards() {
  const downloads = useSuspenseQuery(downloadEntriesQuery).data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
      {downloads.map((download) => (
        // What was saved, by whomever, begins the form anew.
        <HeldNumbers key={`${download.platform} ${download.edition}`}>
          <AppCard download={download} />
        </HeldNumbers>
      ))}
    </div>
  )
}

type AppDraft = Pick<DownloadEntry, 'version' | 'sizeBytes' | 'checksum' | 'requires' | 'words'>

function AppCard({ download }: { readonly download: DownloadEntry }) {
  const t = useText()
  const show = useToast()
  const write = useContentWrite()
  const { refused } = useHeldNumbers()
  const disabled = !useOperator().can(...contentWriters)
  const { platform, edition, version, sizeBytes, checksum, requires, words } = download
  const first: AppDraft = { version, sizeBytes, checksum, requires, words }
  const [draft, setDraft] = useState(first)
  const [isAsking, setAsking] = useState(false)
  const change = (part: Partial<AppDraft>) => setDraft({ ...draft, ...part })
  const badChecksum = !/^([0-9a-f]{64})?$/.test(draft.checksum)
  const save = async (reason: string) => {
    await write(() => call(calls.changeDownload, { platform, edition, ...draft, reason }))
    show(t('content-desk.saved'), 'ok')
  }
  return (
    <Card
      title={names[platform]}
      actions={
        !disabled && (
          <Button
            size="sm"
            variant="primary"
            icon={<Save size={16} />}
            disabled={isSame(first, draft) || badChecksum || refused > 0}
            onClick={() => setAsking(true)}
          >
            {t('content-desk.save')}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <TextField
            dense
            label={t('content-desk.appVersion')}
            maxLength={40}
            disabled={disabled}
            value={draft.version}
            onChange={(event) => change({ version: event.target.value })}
          />
          <HeldNumberField
            dense
            label={t('content-desk.appSize')}
            disabled={disabled}
            value={draft.sizeBytes}
            problemOf={(size) =>
              size > largest ? t('system-desk.bounds', { min: 0, max: largest }) : undefined
            }
            onNumber={(sizeBytes) => change({ sizeBytes })}
          />
          <TextField
            dense
            label={t('content-desk.appRequires')}
            maxLength={60}
            disabled={disabled}
            value={draft.requires}
            onChange={(event) => change({ requires: event.target.value })}
          />
        </div>
        <TextField
          dense
          label={t('content-desk.appChecksum')}
          help={t('content-desk.appChecksumHelp')}
          error={badChecksum ? t('content-desk.badChecksum') : undefined}
          maxLength={64}
          spellCheck={false}
          disabled={disabled}
          value={draft.checksum}
          onChange={(event) => change({ checksum: event.target.value.trim().toLowerCase() })}
        />
        <WordTabs
          words={draft.words}
          blank={{ notes: '' }}
          disabled={disabled}
          onWords={(next) => change({ words: next })}
        >
          {({ shape, lang, change: changeWords }) => (
            <HtmlField
              label={t('content-desk.appNotes')}
              form="page"
              lang={lang}
              disabled={disabled}
              rows={4}
              maxLength={4000}
              value={shape.notes}
              onValue={(notes) => changeWords({ notes })}
            />
          )}
        </WordTabs>
      </div>
      {isAsking && (
        <ReasonDialog
          title={t('content-desk.saveTitle', { name: names[platform] })}
          text={t('content-desk.saveText')}
          action={t('content-desk.save')}
          onConfirm={save}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}

const largest = 2_000_000_000
