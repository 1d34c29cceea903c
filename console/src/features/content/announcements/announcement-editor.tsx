import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { AnnouncementEntry } from '@baize/contract/content/content-desk'
import {
  announcementTypes,
  executions,
  type AnnouncementKind,
} from '@baize/contract/content/content-names'
import { isBlankHtml } from '@baize/kernel/html'
import { Card } from '@baize/ui/card'
import { Select } from '@baize/ui/forms/select'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { call, serverNow } from '../../../shared/api.ts'
import { isSame } from '../../../shared/documents/json.ts'
import { useOperator } from '../../../shared/operator.ts'
import { useContentWrite, contentWriters } from '../api.ts'
import { EditorFrame } from '../editor-frame.tsx'
import { HtmlField } from '../html-field.tsx'
import { WindowFields } from '../window-fields.tsx'
import { WordTabs } from '../word-tabs.tsx'
import {
  blankAnnouncementWords,
  announcementDraftOf,
  executionNames,
  announcementKindTexts,
  newAnnouncement,
  typeNames,
  type AnnouncementDraft,
} from './draft.ts'

type AnnouncementEditorProps = {
  readonly kind: AnnouncementKind
  /** Absent for a new one. */
  readonly entry: AnnouncementEntry | undefined
  readonly onBack: () => void
}

export function AnnouncementEditor({ kind, entry, onBack }: AnnouncementEditorProps) {
  const t = useText()
  const write = useContentWrite()
  const disabled = !useOperator().can(...contentWriters)
  const [first] = useState(() =>
    entry ? announcementDraftOf(entry) : newAnnouncement(kind, new Date(serverNow())),
  )
  const [draft, setDraft] = useState<AnnouncementDraft>(first)
  const change = (part: Partial<AnnouncementDraft>) => setDraft({ ...draft, ...part })
  const save = async (reason: string) => {
    if (entry) {
      const { id, version } = entry
      await write(() => call(calls.changeAnnouncement, { id, version, ...draft, reason }))
    } else {
      await write(() => call(calls.createAnnouncement, { ...draft, reason }))
      onBack()
    }
  }
  const remove =
    entry &&
    ((reason: string) =>
      write(() => call(calls.removeAnnouncement, { id: entry.id, version: entry.version, reason })))
  const { EN } = draft.words
  const isSilent = EN.title.trim() === '' || (kind === 'popup' && isBlankHtml(EN.content))
  return (
    <EditorFrame
      title={EN.title || t(announcementKindTexts[kind].fresh)}
      back={t(announcementKindTexts[kind].place)}
      isChanged={!isSame(first, draft)}
      blocked={isSilent ? t('content-desk.wordsNeeded') : undefined}
      onBack={onBack}
      onSave={save}
      onRemove={remove}
      aside={<Placing draft={draft} disabled={disabled} onChange={change} />}
    >
      <Card title={t('content-desk.words')}>
        <WordTabs
          words={draft.words}
          blank={blankAnnouncementWords}
          disabled={disabled}
          onWords={(words) => change({ words })}
        >
          {({ shape, lang, change: changeWords }) => (
            <div className="grid gap-4">
              <TextField
                label={t('content-desk.title')}
                lang={lang}
                disabled={disabled}
                maxLength={200}
                value={shape.title}
                onChange={(event) => changeWords({ title: event.target.value })}
              />
              <HtmlField
                hasPreview
                label={t('content-desk.text')}
                form="page"
                lang={lang}
                disabled={disabled}
                rows={10}
                maxLength={20_000}
                value={shape.content}
                onValue={(content) => changeWords({ content })}
              />
            </div>
          )}
        </WordTabs>
      </Card>
    </EditorFrame>
  )
}

type PlacingProps = {
  readonly draft: AnnouncementDraft
  readonly disabled: boolean
  readonly onChange: (part: Partial<AnnouncementDraft>) => void
}

/** Whom it is for, what it is called, and when it is shown. */
function Placing({ draft, disabled, onChange }: PlacingProps) {
  const t = useText()
  const { kind, type, execution, promotionType } = draft
  return (
    <Card title={t('content-desk.whereAndWhen')}>
      <div className="grid gap-4">
        {kind === 'popup' && (
          <Select
            dense
            label={t('content-desk.execution')}
            help={t('content-desk.executionHelp')}
            value={execution}
            disabled={disabled}
            options={executions.map((value) => ({ value, label: t(executionNames[value]) }))}
            onValue={(next) => onChange({ execution: next })}
          />
        )}
        <Select
          dense
          label={t('content-desk.type')}
          help={t('content-desk.typeHelp')}
          value={type}
          disabled={disabled}
          options={announcementTypes.map((value) => ({ value, label: t(typeNames[value]) }))}
          onValue={(next) => onChange({ type: next })}
        />
        {kind === 'popup' && (
          <TextField
            dense
            label={t('content-desk.promotionType')}
            help={t('content-desk.promotionTypeHelp')}
            maxLength={40}
            spellCheck={false}
            disabled={disabled}
            value={promotionType}
            onChange={(event) =>
              onChange({ promotionType: event.target.value.replaceAll(/[^\w-]/g, '') })
            }
          />
        )}
        <WindowFields window={draft} disabled={disabled} onWindow={onChange} />
      </div>
    </Card>
  )
}
