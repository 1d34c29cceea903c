import type { Approval, StatusDocument } from '@baize/contract/documents'
import { languages } from '@baize/kernel/language'
import { KeyValues } from '@baize/ui/key-values'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/desk-moment.tsx'
import { diffFields } from '../../shared/diff-fields.ts'
import { modeNames } from '../../shared/mode-names.ts'

/** What a request would set: in words where its kind is known, else field by field. */
export function RequestContent({ approval }: { approval: Approval }) {
  const content = documentOf(approval.content)
  if (approval.action === 'status.publish') {
    return <StatusContent status={content as StatusDocument} />
  }
  const fields = diffFields(null, content)
  return (
    <KeyValues
      ruled
      items={fields.map(({ path, after }) => ({ id: path, label: path, value: after ?? '' }))}
    />
  )
}

// A document travels with the version that it was made from; what will be live is inside.
function documentOf(content: unknown): unknown {
  const isWrapped = typeof content === 'object' && content !== null && 'content' in content
  return isWrapped ? content.content : content
}

function StatusContent({ status }: { status: StatusDocument }) {
  const t = useText()
  const texts = languages
    .filter(({ wire }) => status.text[wire])
    .map(({ wire, name, tag }) => ({
      id: wire,
      label: name,
      value: <span lang={tag}>{status.text[wire]}</span>,
    }))
  const ends = status.endsAt && {
    id: 'ends',
    label: t('ops.siteEnds'),
    value: <DeskMoment at={status.endsAt} show="long" />,
  }
  return (
    <KeyValues
      ruled
      items={[
        { id: 'mode', label: t('ops.columnState'), value: t(modeNames[status.mode]) },
        ...(ends ? [ends] : []),
        ...texts,
      ]}
    />
  )
}
