import { Undo2, Upload } from 'lucide-react'
import { useState } from 'react'
import type { CashierDocument } from '@baize/contract/documents'
import { languageEntry } from '@baize/kernel/language'
import { Button } from '@baize/ui/button'
import { PageHead } from '@baize/ui/page-head'
import { Sheet } from '@baize/ui/sheet'
import { useToast } from '@baize/ui/toast'
import { useLanguage, useText } from '@baize/texts/use-text'
import { ChangesList } from '../../../shared/documents/changes-list.tsx'
import { DraftLine } from '../../../shared/documents/draft-line.tsx'
import type { OpenDocument } from '../../../shared/documents/use-document.ts'
import { VersionHistory } from '../../../shared/documents/version-history.tsx'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { cashierWords } from './change-words.ts'
import { everySetting, problemOf } from './settings.ts'

type SettingsHeadProps = { readonly document: OpenDocument<CashierDocument> }

export function SettingsHead({ document }: SettingsHeadProps) {
  const t = useText()
  const show = useToast()
  const words = cashierWords(t, languageEntry(useLanguage()).tag)
  const [open, setOpen] = useState<'publish' | 'history'>()
  const blocked = useBlocked(document)
  const changes = document.changes.length
  const close = () => setOpen(undefined)
  const publish = async (reason: string) => {
    const { approvalId } = await document.publish(reason)
    show(approvalId === null ? t('desk.published') : t('desk.asked'), 'ok')
  }
  return (
    <>
      <PageHead
        title={t('ops.placeCashierSettings')}
        sub={
          <>
            <span className="block">{t('cashdesk.settingsSub')}</span>
            <DraftLine
              version={document.live.version}
              changes={changes}
              draftBy={document.draft?.by}
              saveState={document.saveState}
            />
          </>
        }
        actions={
          <>
            <Button onClick={() => setOpen('history')}>{t('desk.history')}</Button>
            <Button
              icon={<Undo2 size={18} />}
              disabled={changes === 0 || !document.mayWrite}
              onClick={document.discard}
            >
              {t('desk.undo', { changes })}
            </Button>
            <Button
              variant="primary"
              icon={<Upload size={18} />}
              disabled={blocked !== undefined}
              onClick={() => setOpen('publish')}
            >
              {t('desk.publish')}
            </Button>
            {blocked !== undefined && document.isChanged && (
              <span className="text-meta text-neg">{blocked}</span>
            )}
          </>
        }
      />
      {open === 'publish' && (
        <ReasonDialog
          title={t('cashdesk.publishSettings')}
          text={t('desk.publishText', { changes })}
          action={t('desk.publish')}
          onConfirm={publish}
          onClose={close}
        >
          <ChangesList changes={document.changes} words={words} />
        </ReasonDialog>
      )}
      <Sheet open={open === 'history'} onClose={close} side="end" title={t('desk.history')}>
        <VersionHistory
          source={document.source}
          liveVersion={document.live.version}
          words={words}
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

/** Why the settings cannot be published as they stand, if so. */
function useBlocked(document: OpenDocument<CashierDocument>): string | undefined {
  const t = useText()
  const bad = everySetting.filter((setting) => problemOf(setting, document.content)).length
  if (!document.mayWrite) return t('desk.blockedRole')
  if (!document.isChanged) return t('desk.blockedNothing')
  if (document.isBehind) return t('desk.blockedBehind')
  return bad > 0 ? t('cashdesk.problems', { count: bad }) : undefined
}
