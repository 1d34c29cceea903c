import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { BannerEntry } from '@baize/contract/content/content-desk'
import { bannerGroups, linkageTypes, type BannerGroup } from '@baize/contract/content/content-names'
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
import { ContentPictureField } from '../picture-field.tsx'
import { WindowFields } from '../window-fields.tsx'
import { WordTabs } from '../word-tabs.tsx'
import { BannerPreview } from './banner-preview.tsx'
import {
  blankBannerWords,
  bannerDraftOf,
  groupNames,
  linkageNames,
  newBanner,
  targetHelp,
  type BannerDraft,
  type BannerWords,
} from './draft.ts'

type BannerEditorProps = {
  /** Absent for a new one. */
  readonly entry: BannerEntry | undefined
  readonly group: BannerGroup
  readonly onBack: () => void
}

export function BannerEditor({ entry, group, onBack }: BannerEditorProps) {
  const t = useText()
  const write = useContentWrite()
  const disabled = !useOperator().can(...contentWriters)
  const [first] = useState(() =>
    entry ? bannerDraftOf(entry) : newBanner(group, new Date(serverNow())),
  )
  const [draft, setDraft] = useState<BannerDraft>(first)
  const change = (part: Partial<BannerDraft>) => setDraft({ ...draft, ...part })
  const save = async (reason: string) => {
    if (entry) {
      const { id, version } = entry
      await write(() => call(calls.changeBanner, { id, version, ...draft, reason }))
    } else {
      await write(() => call(calls.createBanner, { ...draft, reason }))
      onBack()
    }
  }
  const remove =
    entry &&
    ((reason: string) =>
      write(() => call(calls.removeBanner, { id: entry.id, version: entry.version, reason })))
  const { EN } = draft.words
  const isSilent = EN.title.trim() === '' && EN.alt.trim() === ''
  return (
    <EditorFrame
      title={EN.title || EN.alt || t('content-desk.newBanner')}
      back={t('ops.placeBanners')}
      isChanged={!isSame(first, draft)}
      blocked={isSilent ? t('content-desk.bannerSilent') : undefined}
      onBack={onBack}
      onSave={save}
      onRemove={remove}
      aside={<BannerPreview draft={draft} />}
    >
      <Card title={t('content-desk.words')}>
        <WordTabs
          words={draft.words}
          blank={blankBannerWords}
          disabled={disabled}
          onWords={(words) => change({ words })}
        >
          {(field) => <BannerWordFields {...field} disabled={disabled} />}
        </WordTabs>
      </Card>
      <Card title={t('content-desk.picture')}>
        <ContentPictureField
          hideLabel
          label={t('content-desk.picture')}
          help={t('content-desk.bannerPictureHelp')}
          url={draft.pictureUrl}
          disabled={disabled}
          onUrl={(url) => change({ pictureUrl: url ?? '' })}
        />
      </Card>
      <Card title={t('content-desk.whereAndWhen')}>
        <div className="grid gap-4">
          <Place draft={draft} disabled={disabled} onChange={change} />
          <WindowFields window={draft} disabled={disabled} onWindow={change} />
        </div>
      </Card>
    </EditorFrame>
  )
}

type WordFieldsProps = {
  readonly shape: BannerWords
  readonly lang: string
  readonly disabled: boolean
  readonly change: (part: Partial<BannerWords>) => void
}

function BannerWordFields({ shape, lang, disabled, change }: WordFieldsProps) {
  const t = useText()
  const common = { lang, disabled }
  return (
    <div className="grid gap-4">
      <TextField
        {...common}
        label={t('content-desk.title')}
        help={t('content-desk.bannerTitleHelp')}
        maxLength={120}
        value={shape.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <HtmlField
        {...common}
        label={t('content-desk.bannerContent')}
        form="line"
        rows={2}
        maxLength={1000}
        value={shape.content}
        onValue={(content) => change({ content })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...common}
          label={t('content-desk.action')}
          help={t('content-desk.actionHelp')}
          maxLength={60}
          value={shape.action}
          onChange={(event) => change({ action: event.target.value })}
        />
        <TextField
          {...common}
          label={t('content-desk.alt')}
          help={t('content-desk.altHelp')}
          maxLength={200}
          value={shape.alt}
          onChange={(event) => change({ alt: event.target.value })}
        />
      </div>
    </div>
  )
}

type PlaceProps = {
  readonly draft: BannerDraft
  readonly disabled: boolean
  readonly onChange: (part: Partial<BannerDraft>) => void
}

/** Where it stands, and what a click on it opens. */
function Place({ draft, disabled, onChange }: PlaceProps) {
  const t = useText()
  const { groupName, linkageType, target } = draft
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          dense
          label={t('content-desk.group')}
          value={groupName}
          disabled={disabled}
          options={bannerGroups.map((value) => ({ value, label: t(groupNames[value]) }))}
          onValue={(next) => onChange({ groupName: next })}
        />
        <Select
          dense
          label={t('content-desk.linkage')}
          value={linkageType}
          disabled={disabled}
          options={linkageTypes.map((value) => ({ value, label: t(linkageNames[value]) }))}
          onValue={(next) => onChange({ linkageType: next, target: '' })}
        />
      </div>
      {linkageType !== 'NONE' && (
        <TextField
          dense
          label={t('content-desk.target')}
          help={t(targetHelp[linkageType])}
          maxLength={500}
          spellCheck={false}
          disabled={disabled}
          value={target}
          onChange={(event) => onChange({ target: event.target.value.trim() })}
        />
      )}
    </>
  )
}
