import type { BrandDocument, WhitelabelDocument } from '@baize/contract/system/system-settings'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useText } from '@baize/texts/use-text'
import { ChangesList } from '../../shared/documents/changes-list.tsx'
import type { OpenDocument } from '../../shared/documents/use-document.ts'
import { brandWords, moduleWords } from './change-words.ts'

type CompareDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly brand: OpenDocument<BrandDocument>
  readonly modules: OpenDocument<WhitelabelDocument>
}

/** Field by field: what is live, and what publishing would make of it. */
export function CompareDialog({ open, onClose, brand, modules }: CompareDialogProps) {
  const t = useText()
  const isChanged = brand.isChanged || modules.isChanged
  const discard = () => {
    if (brand.isChanged) brand.discard()
    if (modules.isChanged) modules.discard()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('system-desk.compareTitle')}
      footer={
        <>
          {isChanged && brand.mayWrite && (
            <Button onClick={discard}>{t('system-desk.discardDraft')}</Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {t('system-desk.backToEditing')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <section>
          <h3 className="mb-1 text-lead">
            {t('system-desk.brand')}{' '}
            <span className="font-sans text-meta font-normal text-text-3">
              {t('system-desk.version', { version: brand.live.version })}
            </span>
          </h3>
          <ChangesList changes={brand.changes} words={brandWords(t)} />
        </section>
        <section>
          <h3 className="mb-1 text-lead">
            {t('system-desk.modules')}{' '}
            <span className="font-sans text-meta font-normal text-text-3">
              {t('system-desk.version', { version: modules.live.version })}
            </span>
          </h3>
          <ChangesList changes={modules.changes} words={moduleWords(t)} />
        </section>
      </div>
    </Dialog>
  )
}
