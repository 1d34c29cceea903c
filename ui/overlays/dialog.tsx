import { X } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../look/cx.ts'
import { IconButton } from '../icon-button.tsx'
import { modalMinPx, modalOpenDelayMs, useModalLayer } from './modal-layer.ts'
import { useUiTexts } from '../texts.tsx'
import './dialog.css'

export type DialogProps = {
  open: boolean
  /** Called by Esc and by the ×. A click outside does nothing: half-filled forms are not lost to a slip. */
  onClose: () => void
  title: ReactNode
  hideTitle?: boolean
  /** Stands before the title: the way back inside the popup. */
  lead?: ReactNode
  /** Stands in the line of the title, before the ×: the tabs or the steps of the popup. */
  head?: ReactNode
  /** `alert` and `note` stay a card on a phone; `split` has room for a plate beside a form, `split-wide` beside a long one;
   * `centre` keeps one size whatever stands in it. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'alert' | 'note' | 'split' | 'split-wide' | 'centre'
  /** A popup that must be answered has neither × nor Esc. */
  closable?: boolean
  lockScroll?: boolean
  footer?: ReactNode
  /** A picture that fills the leading side; phones leave it out. */
  plate?: ReactNode
  children: ReactNode
}

/** A popup over the page; a full-height sheet on a phone. */
export function Dialog(props: DialogProps) {
  return props.open ? createPortal(<OpenDialog {...props} />, document.body) : null
}

function OpenDialog(props: DialogProps) {
  const { title, hideTitle, lead, head, size = 'md', closable = true, lockScroll } = props
  const { footer, plate } = props
  const onClose = () => {
    if (closable) props.onClose()
  }
  const texts = useUiTexts()
  const titleId = useId()
  const panel = useRef<HTMLDialogElement>(null)
  const visible = useModalLayer(panel, {
    open: true,
    onClose,
    lockScroll,
    delayMs: modalOpenDelayMs,
  })
  return (
    <div className="dialog-scrim" data-visible={visible}>
      <dialog
        open
        ref={panel}
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        data-size={size}
        style={{ minWidth: modalMinPx, minHeight: modalMinPx }}
        className="dialog-panel"
      >
        {plate && <div className="dialog-plate">{plate}</div>}
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <header
            className={cx(
              'flex flex-none items-start gap-x-4 py-3 ps-5 pe-3 md:pt-5 md:ps-8 md:pe-5',
              Boolean(head) &&
                !hideTitle &&
                'max-md:mb-3 max-md:flex-wrap max-md:items-center max-md:border-b max-md:border-line',
            )}
          >
            {lead}
            <h2
              id={titleId}
              className={cx(
                'pt-1 text-h4 md:text-h3',
                head ? 'max-md:flex-1 max-md:pt-0 md:flex-none' : 'flex-1',
                hideTitle && 'visually-hidden',
              )}
            >
              {title}
            </h2>
            {head && (
              <div
                className={cx(
                  'min-w-0 self-center',
                  hideTitle ? 'flex-1' : 'max-md:order-last max-md:w-full md:flex-1',
                )}
              >
                {head}
              </div>
            )}
            {closable && (
              <IconButton
                label={texts.close}
                icon={<X size={22} />}
                className="ms-auto"
                onClick={onClose}
              />
            )}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6 md:px-8 md:pb-8">
            {props.children}
          </div>
          {footer && <footer className="dialog-footer">{footer}</footer>}
        </div>
      </dialog>
    </div>
  )
}
