import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { IconButton } from '../icon-button.tsx'
import { useUiTexts } from '../texts.tsx'

export type DrawerProps = {
  title: ReactNode
  sub?: ReactNode
  /** Beside the ×: arrows to the next record, a menu. */
  actions?: ReactNode
  footer?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** The record beside a table. It takes room from the table instead of covering it, so the page stays usable. */
export function Drawer({ title, sub, actions, footer, onClose, children }: DrawerProps) {
  const texts = useUiTexts()
  const id = useId()
  return (
    <aside
      aria-labelledby={id}
      className="flex min-h-0 w-full flex-col border-s border-line bg-s1 md:w-[26rem] md:flex-none"
    >
      <header className="flex flex-none items-start gap-2 border-b border-line py-4 ps-5 pe-3">
        <div className="min-w-0 flex-1">
          <h2 id={id} className="text-h4">
            {title}
          </h2>
          {sub && <p className="text-meta text-text-3">{sub}</p>}
        </div>
        {actions}
        <IconButton label={texts.close} icon={<X size={20} />} size="sm" onClick={onClose} />
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-5 py-4">{children}</div>
      {footer && (
        <footer className="flex flex-none flex-wrap items-center gap-2 border-t border-line px-5 py-3">
          {footer}
        </footer>
      )}
    </aside>
  )
}
