import { X } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../look/cx.ts'
import { IconButton } from '../icon-button.tsx'
import { useModalLayer } from './modal-layer.ts'
import { useUiTexts } from '../texts.tsx'
import './sheet.css'

export type SheetProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  hideTitle?: boolean
  side?: 'bottom' | 'start' | 'end'
  /** A sheet that only shows closes by a tap beside it; one that holds a form should not. */
  closesOutside?: boolean
  /** Small buttons beside the ×. */
  actions?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** A panel that slides in from an edge: navigation, filters, a bet slip on a phone. */
export function Sheet(props: SheetProps) {
  return props.open ? createPortal(<OpenSheet {...props} />, document.body) : null
}

function OpenSheet(props: SheetProps) {
  const { onClose, title, hideTitle, side = 'bottom', closesOutside = true } = props
  const texts = useUiTexts()
  const titleId = useId()
  const panel = useRef<HTMLDialogElement>(null)
  const visible = useModalLayer(panel, { open: true, onClose })
  return (
    <div className="sheet" data-visible={visible} data-side={side}>
      {/* Esc and the × do the same for a keyboard, so this stays out of the tab order and of the tree. */}
      <div
        className="sheet-scrim"
        aria-hidden="true"
        onClick={closesOutside ? onClose : undefined}
      />
      <dialog
        open
        ref={panel}
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className="sheet-panel"
      >
        <header className="flex flex-none items-center gap-4 py-2 ps-5 pe-2">
          <h2 id={titleId} className={cx('flex-1 text-h4', hideTitle && 'visually-hidden')}>
            {title}
          </h2>
          <span className="ms-auto flex items-center">
            {props.actions}
            <IconButton label={texts.close} icon={<X size={22} />} onClick={onClose} />
          </span>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">
          {props.children}
        </div>
        {props.footer && <footer className="sheet-footer">{props.footer}</footer>}
      </dialog>
    </div>
  )
}
