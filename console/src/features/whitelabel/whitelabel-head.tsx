import { GitCompareArrows, Upload } from 'lucide-react'
import { useState } from 'react'
import type { BrandDocument, WhitelabelDocument } from '@baize/contract/system/system-settings'
import { Button } from '@baize/ui/button'
import { useHeldNumbers } from '@baize/ui/forms/held-numbers'
import { PageHead } from '@baize/ui/navigation/page-head'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { DraftLine } from '../../shared/documents/draft-line.tsx'
import type { OpenDocument } from '../../shared/documents/use-document.ts'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { useOperator } from '../../shared/operator.ts'
import { CompareDialog } from './compare-dialog.tsx'
import type { ContrastRow } from './contrast-rows.ts'

type WhitelabelHeadProps = {
  readonly brand: OpenDocument<BrandDocument>
  readonly modules: OpenDocument<WhitelabelDocument>
  readonly contrast: readonly ContrastRow[]
}

/** Where the two documents stand, and the one button that makes them live. */
export function WhitelabelHead({ brand, modules, contrast }: WhitelabelHeadProps) {
  const t = useText()
  const show = useToast()
  const { brandName } = useOperator()
  const [open, setOpen] = useState<'compare' | 'publish'>()
  const changes = brand.changes.length + modules.changes.length
  const failing = contrast.filter((row) => !row.passes).length
  const { refused } = useHeldNumbers()
  const blocked = useBlocked({ brand, modules, failing, refused })
  const close = () => setOpen(undefined)

  // One after the other, each only if it changed: if the second is refused, the first is live and says so by being unchanged.
  const publish = async (reason: string) => {
    if (brand.isChanged) await brand.publish(reason)
    if (modules.isChanged) await modules.publish(reason)
    show(t('system-desk.published'), 'ok')
  }

  return (
    <>
      <PageHead
        title={t('system-desk.whitelabel')}
        sub={
          <>
            {brandName}.{' '}
            <DraftLine
              version={Math.max(brand.live.version, modules.live.version)}
              changes={changes}
              draftBy={(brand.draft ?? modules.draft)?.by}
              saveState={worse(brand.saveState, modules.saveState)}
            />
          </>
        }
        actions={
          <>
            {failing > 0 && (
              <StatusChip tone="bad">{t('system-desk.checksFail', { failing })}</StatusChip>
            )}
            {blocked !== undefined && <span className="text-meta text-text-3">{blocked}</span>}
            <Button icon={<GitCompareArrows size={18} />} onClick={() => setOpen('compare')}>
              {t('system-desk.compare')}
            </Button>
            <Button
              variant="primary"
              icon={<Upload size={18} />}
              disabled={blocked !== undefined}
              onClick={() => setOpen('publish')}
            >
              {t('system-desk.publish')}
            </Button>
          </>
        }
      />
      <CompareDialog open={open === 'compare'} onClose={close} brand={brand} modules={modules} />
      {open === 'publish' && (
        <ReasonDialog
          title={t('system-desk.publishTitle')}
          text={t('system-desk.publishText', { changes })}
          action={t('system-desk.publish')}
          onConfirm={publish}
          onClose={close}
        />
      )}
    </>
  )
}

type BlockedInput = Pick<WhitelabelHeadProps, 'brand' | 'modules'> & {
  readonly failing: number
  readonly refused: number
}

/** Why nothing can be published as it stands, if so. */
function useBlocked({ brand, modules, failing, refused }: BlockedInput): string | undefined {
  const t = useText()
  if (!brand.mayWrite) return t('system-desk.blockedRole')
  if (refused > 0) return t('ui.fieldsWrong', { count: refused })
  if (!brand.isChanged && !modules.isChanged) return t('system-desk.blockedNothing')
  if (brand.isBehind || modules.isBehind) return t('system-desk.blockedBehind')
  if (failing > 0) return t('system-desk.blockedContrast', { failing })
  if (brand.content.name.trim() === '') return t('system-desk.brandNameMissing')
  return undefined
}

function worse<State extends 'saved' | 'saving' | 'failed'>(a: State, b: State): State {
  const order = ['saved', 'saving', 'failed']
  return order.indexOf(a) >= order.indexOf(b) ? a : b
}
