import { ArrowLeft, Save } from 'lucide-react'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { DeskMethod, MethodContent } from '@baize/contract/cashier/methods-desk'
import { languageEntry } from '@baize/kernel/language'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { Note } from '@baize/ui/waiting/note'
import { PageHead } from '@baize/ui/navigation/page-head'
import { useToast } from '@baize/ui/overlays/toast'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { isSame } from '../../../shared/documents/json.ts'
import { ReadOnlyNote } from '../../../shared/documents/read-only-note.tsx'
import { useOperator } from '../../../shared/operator.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useCashierWrite } from '../api.ts'
import { deciders } from '../roles.ts'
import { formOf, readForm } from './form.ts'
import { GoalFields, KindFields, SumFields, TimeFields } from './method-fields.tsx'
import { MethodPreview } from './method-preview.tsx'
import { MethodsWaitingNote } from './waiting-note.tsx'
import { WordFields } from './word-fields.tsx'

type MethodEditorProps = {
  /** Absent for a new one. */
  readonly entry: DeskMethod | undefined
  readonly start: MethodContent
  readonly gateways: readonly { readonly name: string; readonly isUp: boolean }[]
  readonly onBack: () => void
}

/** One method: its words, terms and goal, with the member's card beside them. */
export function MethodEditor({ entry, start, gateways, onBack }: MethodEditorProps) {
  const t = useText()
  const { can } = useOperator()
  const mark = decimalMark(languageEntry(useLanguage()).tag)
  // What the fields were filled from. Somebody else's version never overwrites what is being typed.
  const [base, setBase] = useState({ version: entry?.version ?? 0, content: start })
  const [form, setForm] = useState(() => formOf(start, mark))
  const { content, problems } = readForm(form, mark)
  const mayWrite = can(...deciders)
  const isChanged = !isSame(form, formOf(base.content, mark))
  const begin = (from: Pick<DeskMethod, 'version' | 'content'>) => {
    setBase(from)
    setForm(formOf(from.content, mark))
  }
  const newer = entry && entry.version > base.version ? entry : undefined
  if (newer && !isChanged) begin(newer)
  const fields = {
    form,
    problems: isChanged || entry ? problems : {},
    disabled: !mayWrite,
    onForm: (part: Partial<typeof form>) => setForm({ ...form, ...part }),
  }
  const title = entry ? (entry.content.name.EN ?? entry.id) : t('cashier-desk.newMethod')
  return (
    <>
      <div>
        <Button size="sm" variant="ghost" icon={<ArrowLeft size={16} />} onClick={onBack}>
          {t('ops.placePaymentMethods')}
        </Button>
      </div>
      <PageHead
        title={title}
        sub={entry && <Changed entry={entry} />}
        actions={
          mayWrite && (
            <SaveMethod
              entry={entry}
              title={title}
              content={content}
              version={base.version}
              isChanged={isChanged && newer === undefined}
              problems={Object.keys(problems).length}
              onSaved={(saved) => {
                if (saved) begin(saved)
                else onBack()
              }}
            />
          )
        }
      />
      {!mayWrite && <ReadOnlyNote writers={deciders} />}
      <MethodsWaitingNote />
      {newer && isChanged && (
        <Note
          tone="pending"
          role="alert"
          title={t('cashier-desk.methodBehind', { by: newer.changedBy, version: newer.version })}
          action={
            <Button size="sm" onClick={() => begin(newer)}>
              {t('cashier-desk.loadNew')}
            </Button>
          }
        >
          {t('cashier-desk.methodBehindText')}
        </Note>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Card title={t('cashier-desk.cardWords')}>
            <WordFields
              texts={form}
              nameError={fields.problems.name && t(fields.problems.name)}
              disabled={!mayWrite}
              onTexts={fields.onForm}
            />
          </Card>
          <Card title={t('cashier-desk.cardKind')}>
            <KindFields {...fields} gateways={gateways} />
          </Card>
          <Card title={t('cashier-desk.cardSums')}>
            <SumFields {...fields} />
          </Card>
          <Card title={t('cashier-desk.cardTimes')}>
            <TimeFields {...fields} />
          </Card>
          <Card title={t('cashier-desk.cardGoal')}>
            <GoalFields {...fields} />
          </Card>
        </div>
        <MethodPreview content={content} />
      </div>
    </>
  )
}

function Changed({ entry }: { readonly entry: DeskMethod }) {
  const t = useText()
  return (
    <>
      {t('system-desk.version', { version: entry.version })} · {entry.changedBy} ·{' '}
      <DeskMoment at={entry.changedAt} />
    </>
  )
}

type SaveMethodProps = {
  readonly entry: DeskMethod | undefined
  readonly title: string
  readonly content: MethodContent | undefined
  /** The one that the fields were filled from. */
  readonly version: number
  readonly isChanged: boolean
  readonly problems: number
  /** With the method as it is now; without one that is yet to be agreed to. */
  readonly onSaved: (saved: DeskMethod | undefined) => void
}

/** Saving asks for a reason. When somebody else saved first it is refused, and the fields keep what was typed. */
function SaveMethod(props: SaveMethodProps) {
  const { entry, title, content, version, isChanged, problems, onSaved } = props
  const t = useText()
  const show = useToast()
  const write = useCashierWrite()
  const [isAsking, setAsking] = useState(false)
  const send = async (reason: string) => {
    if (!content) return
    if (!entry) {
      await write(() => call(calls.createMethod, { content, reason }))
      show(t('system-desk.asked'), 'ok')
      onSaved(undefined)
      return
    }
    const { method, approvalId } = await write(() =>
      call(calls.changeMethod, { id: entry.id, version, content, reason }),
    )
    show(t(approvalId === null ? 'cashier-desk.methodSaved' : 'system-desk.asked'), 'ok')
    onSaved(method)
  }
  return (
    <>
      <Button
        variant="primary"
        icon={<Save size={18} />}
        disabled={!isChanged || !content}
        onClick={() => setAsking(true)}
      >
        {t('cashier-desk.save')}
      </Button>
      {isChanged && problems > 0 && (
        <span className="text-meta text-neg">
          {t('cashier-desk.problems', { count: problems })}
        </span>
      )}
      {isAsking && (
        <ReasonDialog
          title={t('cashier-desk.saveMethod', { name: title })}
          text={t('cashier-desk.saveMethodText')}
          action={t('cashier-desk.save')}
          onConfirm={send}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
