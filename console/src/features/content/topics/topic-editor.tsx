import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { TopicEntry } from '@baize/contract/content/content-desk'
import { topicSections, type TopicSection } from '@baize/contract/content/content-names'
import { isBlankHtml } from '@baize/kernel/html'
import { Card } from '@baize/ui/card'
import { Select } from '@baize/ui/forms/select'
import { Switch } from '@baize/ui/forms/switch'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { call, serverNow } from '../../../shared/api.ts'
import { isSame } from '../../../shared/documents/json.ts'
import { useOperator } from '../../../shared/operator.ts'
import { fromZoneField, toZoneField } from '../../../shared/figures/zone-time.ts'
import { useContentWrite, contentWriters } from '../api.ts'
import { EditorFrame } from '../editor-frame.tsx'
import { HtmlField } from '../html-field.tsx'
import { ContentPictureField } from '../picture-field.tsx'
import { WordTabs } from '../word-tabs.tsx'
import {
  blankTopicWords,
  topicDraftOf,
  isArticle,
  isTopicId,
  newTopic,
  sectionNames,
  type TopicDraft,
} from './draft.ts'

type TopicEditorProps = {
  /** Absent for a new one. */
  readonly entry: TopicEntry | undefined
  readonly section: TopicSection
  readonly onBack: () => void
}

export function TopicEditor({ entry, section, onBack }: TopicEditorProps) {
  const t = useText()
  const write = useContentWrite()
  const disabled = !useOperator().can(...contentWriters)
  const [first] = useState(() =>
    entry ? topicDraftOf(entry) : newTopic(section, new Date(serverNow())),
  )
  const [draft, setDraft] = useState<TopicDraft>(first)
  const change = (part: Partial<TopicDraft>) => setDraft({ ...draft, ...part })
  const save = async (reason: string) => {
    if (entry) {
      await write(() => call(calls.changeTopic, { ...draft, version: entry.version, reason }))
    } else {
      await write(() => call(calls.createTopic, { ...draft, reason }))
      onBack()
    }
  }
  const remove =
    entry && !entry.needed
      ? (reason: string) =>
          write(() => call(calls.removeTopic, { id: entry.id, version: entry.version, reason }))
      : undefined
  return (
    <EditorFrame
      title={draft.words.EN.title || t('content-desk.newTopic')}
      sub={entry?.needed ? t('content-desk.neededText') : undefined}
      back={t('ops.placeTopics')}
      isChanged={!isSame(first, draft)}
      blocked={useBlocked(draft)}
      onBack={onBack}
      onSave={save}
      onRemove={remove}
      aside={<Placing draft={draft} entry={entry} disabled={disabled} onChange={change} />}
    >
      <Card title={t('content-desk.words')}>
        <WordTabs
          words={draft.words}
          blank={blankTopicWords}
          disabled={disabled}
          onWords={(words) => change({ words })}
        >
          {({ shape, lang, change: changeWords }) => (
            <div className="grid gap-4">
              <TextField
                label={t('content-desk.title')}
                lang={lang}
                disabled={disabled}
                maxLength={120}
                value={shape.title}
                onChange={(event) => changeWords({ title: event.target.value })}
              />
              <TextField
                label={t('content-desk.summary')}
                help={t('content-desk.summaryHelp')}
                lang={lang}
                disabled={disabled}
                maxLength={300}
                value={shape.summary}
                onChange={(event) => changeWords({ summary: event.target.value })}
              />
              <HtmlField
                hasPreview
                label={t('content-desk.text')}
                form="page"
                lang={lang}
                disabled={disabled}
                rows={16}
                maxLength={40_000}
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

/** Why the topic cannot be saved as it stands, if so. */
function useBlocked({ id, words }: TopicDraft): string | undefined {
  const t = useText()
  if (words.EN.title.trim() === '' || isBlankHtml(words.EN.content))
    return t('content-desk.wordsNeeded')
  return isTopicId(id) ? undefined : t('content-desk.addressNeeded')
}

type PlacingProps = {
  readonly draft: TopicDraft
  readonly entry: TopicEntry | undefined
  readonly disabled: boolean
  readonly onChange: (part: Partial<TopicDraft>) => void
}

/** Where it stands, under which address, since when, and with which picture. */
function Placing({ draft, entry, disabled, onChange }: PlacingProps) {
  const t = useText()
  const { zone } = useOperator()
  const { id, section, publishedAt, enabled, pictureUrl } = draft
  const needed = entry?.needed === true
  return (
    <Card title={t('content-desk.whereAndWhen')}>
      <div className="grid gap-4">
        <TextField
          dense
          label={t('content-desk.address')}
          help={t('content-desk.addressHelp')}
          before={<span className="ps-3 text-text-3">/help#</span>}
          maxLength={40}
          spellCheck={false}
          disabled={disabled || entry !== undefined}
          value={id}
          onChange={(event) =>
            onChange({ id: event.target.value.toLowerCase().replaceAll(/[^a-z0-9-]/g, '-') })
          }
        />
        <Select
          dense
          label={t('content-desk.section')}
          value={section}
          disabled={disabled}
          options={topicSections
            .filter((value) => !needed || !isArticle(value))
            .map((value) => ({ value, label: t(sectionNames[value]) }))}
          onValue={(next) => onChange({ section: next })}
        />
        <TextField
          dense
          type="datetime-local"
          label={t('content-desk.published')}
          hint={zone}
          help={t('content-desk.publishedHelp')}
          disabled={disabled}
          value={toZoneField(new Date(publishedAt), zone)}
          onChange={(event) => {
            const at = fromZoneField(event.target.value, zone)
            if (at) onChange({ publishedAt: at.toISOString() })
          }}
        />
        <Switch
          label={t('content-desk.enabled')}
          help={needed ? t('content-desk.neededText') : t('content-desk.enabledHelp')}
          checked={enabled}
          disabled={disabled || needed}
          onChecked={(on) => onChange({ enabled: on })}
        />
        <ContentPictureField
          isOptional
          label={t('content-desk.picture')}
          help={
            id === 'licences'
              ? t('content-desk.licencePictureHelp')
              : t('content-desk.topicPictureHelp')
          }
          url={pictureUrl}
          disabled={disabled}
          onUrl={(url) => onChange({ pictureUrl: url })}
        />
      </div>
    </Card>
  )
}
