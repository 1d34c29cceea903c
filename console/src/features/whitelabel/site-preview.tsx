import type { CSSProperties } from 'react'
import { isModuleOn } from '@baize/contract/system/modules'
import type { BrandDocument } from '@baize/contract/system/system-settings'
import { Segmented } from '@baize/ui/forms/segmented'
import { useText } from '@baize/texts/use-text'
import type { Theme } from '@baize/ui/look/palette.ts'
import { PreviewCard } from '../../shared/preview-card.tsx'
import type { ModuleNode } from './modules.ts'
import { PreviewPopup, type PopupKind } from './preview-popup.tsx'
import { PreviewSite } from './preview-site.tsx'

type SitePreviewProps = {
  readonly brand: BrandDocument
  readonly tree: readonly ModuleNode[]
  readonly popup: PopupKind
  readonly onPopup: (popup: PopupKind) => void
}

/** The member site as it would be, drawn with the same tokens under the brand's hue. */
export function SitePreview({ brand, tree, popup, onPopup }: SitePreviewProps) {
  const t = useText()
  const isOn = (modId: string) => isModuleOn(tree, modId)
  const frame = (theme: Theme) => ({
    'data-brand': '',
    'data-theme': theme,
    style: { '--brand-h': brand.hue } as CSSProperties,
    // Nothing in a picture of the site may take the focus or a click.
    inert: true,
  })
  return (
    <PreviewCard title={t('system-desk.preview')}>
      {(theme) => (
        <>
          <figure aria-label={t('system-desk.previewSite', { name: brand.name })}>
            <div
              {...frame(theme)}
              className="overflow-hidden rounded-ctl border border-line-strong bg-bg text-caption text-text"
            >
              <PreviewSite brand={brand} isOn={isOn} />
            </div>
          </figure>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="font-semibold">{t('system-desk.previewPopup')}</p>
            <Segmented
              size="sm"
              label={t('system-desk.previewPopup')}
              value={popup}
              segments={[
                { value: 'signIn', label: t('system-desk.previewSignIn') },
                { value: 'signUp', label: t('system-desk.previewSignUp') },
              ]}
              onValue={onPopup}
            />
          </div>
          <figure aria-label={t('system-desk.previewPopup')}>
            <div
              {...frame(theme)}
              className="rounded-ctl border border-line bg-s1 p-4 text-meta text-text"
            >
              <PreviewPopup kind={popup} isOn={isOn} />
            </div>
          </figure>
        </>
      )}
    </PreviewCard>
  )
}
