import { Upload } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '@baize/ui/button'
import { useHeldNumbers } from '@baize/ui/forms/held-numbers'
import { PageHead } from '@baize/ui/navigation/page-head'
import { Sheet } from '@baize/ui/overlays/sheet'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { ReasonDialog } from '../forms/reason-dialog.tsx'
import { ChangesList, type WordChange } from './changes-list.tsx'
import type { Change } from './changes.ts'
import { ConflictNote } from './conflict-note.tsx'
import { DraftLine } from './draft-line.tsx'
import { ReadOnlyNote } from './read-only-note.tsx'
import { UndoChanges } from './undo-changes.tsx'
import type { OpenDocument } from './use-document.ts'
import { VersionHistory } from './version-history.tsx'

type DocumentHeadProps<Content> = {
  readonly document: OpenDocument<Content>
  readonly title: string
  /** What the page is about, before where its document stands. */
  readonly sub?: string
  readonly publishTitle: string
  readonly words: WordChange
  /** Why what stands here cannot be published, if the page knows a reason. */
  readonly problem: string | undefined
  /** Which changes loosen a control, where the page knows: with one of them, all of it waits for a second person. */
  readonly loosens?: (change: Change) => boolean
  /** Which changes wait for a second person; those that loosen a control unless said. */
  readonly waitsFor?: (change: Change) => boolean
  /** Before the buttons. */
  readonly actions?: ReactNode
  /** Which changes a person sees as one each; all of them unless said. */
  readonly seen?: (changes: readonly Change[]) => readonly Change[]
}

/**
 * The head of a page that edits one document: how it stands, its history, the one button that makes it live, and below
 * it what keeps an operator from writing.
 */
export function DocumentHead<Content>(props: DocumentHeadProps<Content>) {
  const { document, title, sub, publishTitle, words, actions, loosens, seen = (all) => all } = props
  const t = useText()
  const show = useToast()
  const [open, setOpen] = useState<'publish' | 'history'>()
  const numbers = useHeldNumbers()
  const blocked = useBlocked(document, numbers.refused, props.problem)
  const changes = seen(document.changes)
  const waits = document.changes.some(props.waitsFor ?? loosens ?? (() => false))
  const close = () => setOpen(undefined)
  const publish = async (reason: string) => {
    const { approvalId } = await document.publish(reason)
    show(approvalId === null ? t('system-desk.published') : t('system-desk.asked'), 'ok')
  }
  const take = (content: Content) => {
    numbers.forget()
    document.change(content)
    close()
  }
  return (
    <>
      <PageHead
        title={title}
        sub={
          <>
            {sub !== undefined && <span className="block">{sub}</span>}
            <DraftLine
              version={document.live.version}
              changes={changes.length}
              draftBy={document.draft?.by}
              saveState={document.saveState}
            />
          </>
        }
        actions={
          <>
            {actions}
            <Button onClick={() => setOpen('history')}>{t('system-desk.history')}</Button>
            <UndoChanges document={document} changes={changes.length} />
            <Button
              variant="primary"
              icon={<Upload size={18} />}
              disabled={blocked !== undefined}
              onClick={() => setOpen('publish')}
            >
              {t('system-desk.publish')}
            </Button>
            {blocked !== undefined && (document.isChanged || numbers.refused > 0) && (
              <span className="text-meta text-neg">{blocked}</span>
            )}
          </>
        }
      />
      {!document.mayWrite && <ReadOnlyNote writers={document.source.writers} />}
      {document.isBehind && (
        <ConflictNote
          what={title}
          live={document.live}
          onRebase={document.rebase}
          onDiscard={() => {
            numbers.forget()
            document.discard()
          }}
        />
      )}
      {open === 'publish' && (
        <ReasonDialog
          title={publishTitle}
          text={t(waits ? 'system-desk.publishWaits' : 'system-desk.publishText', {
            changes: changes.length,
          })}
          action={t('system-desk.publish')}
          onConfirm={publish}
          onClose={close}
        >
          <ChangesList changes={changes} words={words} loosens={loosens} />
        </ReasonDialog>
      )}
      <Sheet open={open === 'history'} onClose={close} side="end" title={t('system-desk.history')}>
        <VersionHistory
          source={document.source}
          liveVersion={document.live.version}
          words={words}
          onTake={document.mayWrite ? ({ content }) => take(content) : undefined}
        />
      </Sheet>
    </>
  )
}

/** Why a document cannot be published as it stands, if so. */
function useBlocked<Content>(
  { mayWrite, isChanged, isBehind }: OpenDocument<Content>,
  refused: number,
  problem: string | undefined,
): string | undefined {
  const t = useText()
  if (!mayWrite) return t('system-desk.blockedRole')
  if (refused > 0) return t('ui.fieldsWrong', { count: refused })
  if (!isChanged) return t('system-desk.blockedNothing')
  return isBehind ? t('system-desk.blockedBehind') : problem
}
