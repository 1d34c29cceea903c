import { Redo2, Undo2, Upload } from 'lucide-react'
import { useState } from 'react'
import type { RegistrationDocument } from '@baize/contract/documents'
import { Button } from '@baize/ui/button'
import { PageHead } from '@baize/ui/page-head'
import { Segmented } from '@baize/ui/segmented'
import { Sheet } from '@baize/ui/sheet'
import { useToast } from '@baize/ui/toast'
import { useText } from '@baize/texts/use-text'
import { DraftLine } from '../../shared/documents/draft-line.tsx'
import type { OpenDocument } from '../../shared/documents/use-document.ts'
import { VersionHistory } from '../../shared/documents/version-history.tsx'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { ruleWords } from './change-words.ts'
import { problemOf, seenChanges, type Tab } from './rules.ts'

type RegistrationHeadProps = {
  readonly document: OpenDocument<RegistrationDocument>
  readonly tab: Tab
  readonly onTab: (tab: Tab) => void
}

export function RegistrationHead({ document, tab, onTab }: RegistrationHeadProps) {
  const t = useText()
  const show = useToast()
  const [open, setOpen] = useState<'publish' | 'history'>()
  const blocked = useBlocked(document)
  const close = () => setOpen(undefined)
  const publish = async (reason: string) => {
    await document.publish(reason)
    show(t('desk.published'), 'ok')
  }
  return (
    <>
      <PageHead
        title={t('desk.registration')}
        sub={
          <>
            <span className="block">{t('desk.registrationSub')}</span>
            <DraftLine
              version={document.live.version}
              changes={seenChanges(document.changes).length}
              draftBy={document.draft?.by}
              saveState={document.saveState}
            />
          </>
        }
        actions={
          <>
            <Segmented
              label={t('desk.formTab')}
              value={tab}
              segments={[
                { value: 'username', label: t('desk.usernameTab') },
                { value: 'mobile', label: t('desk.mobileTab') },
              ]}
              onValue={onTab}
            />
            <Button onClick={() => setOpen('history')}>{t('desk.history')}</Button>
            <UndoButton document={document} />
            <Button
              variant="primary"
              icon={<Upload size={18} />}
              disabled={blocked !== undefined}
              onClick={() => setOpen('publish')}
            >
              {t('desk.publishRules')}
            </Button>
            {blocked !== undefined && document.isChanged && (
              <span className="text-meta text-neg">{blocked}</span>
            )}
          </>
        }
      />
      {open === 'publish' && (
        <ReasonDialog
          title={t('desk.publishRules')}
          text={t('desk.publishText', { changes: seenChanges(document.changes).length })}
          action={t('desk.publish')}
          onConfirm={publish}
          onClose={close}
        />
      )}
      <Sheet open={open === 'history'} onClose={close} side="end" title={t('desk.history')}>
        <VersionHistory
          source={document.source}
          liveVersion={document.live.version}
          words={ruleWords(t)}
          onTake={
            document.mayWrite
              ? (version) => {
                  document.change(version.content)
                  close()
                }
              : undefined
          }
        />
      </Sheet>
    </>
  )
}

/** Takes every change back, and offers to bring them again until something else is edited. */
function UndoButton({ document }: Pick<RegistrationHeadProps, 'document'>) {
  const t = useText()
  const [undone, setUndone] = useState<{ content: RegistrationDocument; changes: number }>()
  const { isChanged, content } = document
  const changes = seenChanges(document.changes).length
  if (undone && !isChanged) {
    return (
      <Button
        icon={<Redo2 size={18} />}
        onClick={() => {
          document.change(undone.content)
          setUndone(undefined)
        }}
      >
        {t('desk.redo', { changes: undone.changes })}
      </Button>
    )
  }
  return (
    <Button
      icon={<Undo2 size={18} />}
      disabled={!isChanged || !document.mayWrite}
      onClick={() => {
        setUndone({ content, changes })
        document.discard()
      }}
    >
      {t('desk.undo', { changes })}
    </Button>
  )
}

/** Why the rules cannot be published as they stand, if so. */
function useBlocked(document: OpenDocument<RegistrationDocument>): string | undefined {
  const t = useText()
  const bad = document.content.rules.filter((rule) => problemOf(rule) !== undefined).length
  if (!document.mayWrite) return t('desk.blockedRole')
  if (!document.isChanged) return t('desk.blockedNothing')
  if (document.isBehind) return t('desk.blockedBehind')
  return bad > 0 ? t('desk.blockedBounds', { bad }) : undefined
}
