import { Undo2, Upload } from 'lucide-react'
import { useState } from 'react'
import type { LinksDocument } from '@baize/contract/documents'
import { Button } from '@baize/ui/button'
import { PageHead } from '@baize/ui/page-head'
import { Sheet } from '@baize/ui/sheet'
import { useToast } from '@baize/ui/toast'
import { useText } from '@baize/texts/use-text'
import { ChangesList } from '../../../shared/documents/changes-list.tsx'
import { DraftLine } from '../../../shared/documents/draft-line.tsx'
import type { OpenDocument } from '../../../shared/documents/use-document.ts'
import { VersionHistory } from '../../../shared/documents/version-history.tsx'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { linkWords } from './change-words.ts'
import { isAddress, isContact } from './resources.ts'

type LinksHeadProps = { readonly document: OpenDocument<LinksDocument> }

export function LinksHead({ document }: LinksHeadProps) {
  const t = useText()
  const show = useToast()
  const [open, setOpen] = useState<'publish' | 'history'>()
  const blocked = useBlocked(document)
  const changes = document.changes.length
  const close = () => setOpen(undefined)
  const publish = async (reason: string) => {
    await document.publish(reason)
    show(t('desk.published'), 'ok')
  }
  const take = (content: LinksDocument) => {
    document.change(content)
    close()
  }
  return (
    <>
      <PageHead
        title={t('ops.placeLinks')}
        sub={
          <DraftLine
            version={document.live.version}
            changes={changes}
            draftBy={document.draft?.by}
            saveState={document.saveState}
          />
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
          title={t('content.publishLinks')}
          text={t('desk.publishText', { changes })}
          action={t('desk.publish')}
          onConfirm={publish}
          onClose={close}
        >
          <ChangesList changes={document.changes} words={linkWords(t)} />
        </ReasonDialog>
      )}
      <Sheet open={open === 'history'} onClose={close} side="end" title={t('desk.history')}>
        <VersionHistory
          source={document.source}
          liveVersion={document.live.version}
          words={linkWords(t)}
          onTake={document.mayWrite ? ({ content }) => take(content) : undefined}
        />
      </Sheet>
    </>
  )
}

/** Why the links cannot be published as they stand, if so. */
function useBlocked(document: OpenDocument<LinksDocument>): string | undefined {
  const t = useText()
  const { resources, customerService } = document.content
  const isGood =
    resources.every(({ url }) => isAddress(url)) &&
    customerService.every(({ url }) => isContact(url))
  if (!document.mayWrite) return t('desk.blockedRole')
  if (!document.isChanged) return t('desk.blockedNothing')
  if (document.isBehind) return t('desk.blockedBehind')
  return isGood ? undefined : t('content.badAddresses')
}
