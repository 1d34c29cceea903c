import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../look/cx.ts'
import { IconButton } from '../icon-button.tsx'
import { useUiTexts } from '../texts.tsx'
import { addToast, dropToast, toastMs, type Toast, type ToastTone } from './toasts.ts'

type ShowToast = (text: string, tone?: ToastTone) => void

const Show = createContext<ShowToast | undefined>(undefined)

/** Says something that can be missed without harm. Results of money are receipts on the page, never toasts. */
export function useToast(): ShowToast {
  const show = use(Show)
  if (!show) throw new Error('useToast stands outside <ToastProvider>')
  return show
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const nextId = useRef(1)
  const show = useCallback<ShowToast>((text, tone = 'plain') => {
    const id = nextId.current
    nextId.current += 1
    setToasts((now) => addToast(now, { id, text, tone }))
  }, [])
  const drop = useCallback((id: number) => setToasts((now) => dropToast(now, id)), [])
  return (
    <Show value={show}>
      {children}
      {createPortal(<ToastRegion toasts={toasts} onDrop={drop} />, document.body)}
    </Show>
  )
}

type RegionProps = { toasts: readonly Toast[]; onDrop: (id: number) => void }

function ToastRegion({ toasts, onDrop }: RegionProps) {
  const texts = useUiTexts()
  return (
    // Marked so that an open dialog does not put it to sleep with the page.
    <section
      data-over-modals=""
      aria-label={texts.notifications}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-nav)+16px)] z-80 flex flex-col items-center gap-2 max-md:[:root:has([data-controls=bottom],.dialog-panel,.sheet-panel)_&]:top-28 max-md:[:root:has([data-controls=bottom],.dialog-panel,.sheet-panel)_&]:bottom-auto md:inset-x-auto md:end-6 md:bottom-6 md:items-end"
    >
      <div aria-live="polite" className="contents">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDrop={onDrop} />
        ))}
      </div>
    </section>
  )
}

const icons: Record<ToastTone, ReactNode> = {
  plain: null,
  ok: <CircleCheck size={20} className="text-pos" aria-hidden="true" />,
  bad: <CircleAlert size={20} className="text-neg" aria-hidden="true" />,
  info: <Info size={20} className="text-info" aria-hidden="true" />,
}

function ToastCard({ toast, onDrop }: { toast: Toast; onDrop: (id: number) => void }) {
  const texts = useUiTexts()
  const [held, setHeld] = useState(false)
  // A toast under the pointer or with the focus inside stays until both are gone.
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => onDrop(toast.id), toastMs)
    return () => clearTimeout(timer)
  }, [held, onDrop, toast.id])
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cx(
        'pointer-events-auto flex min-h-12 w-full max-w-96 items-center gap-3 rounded-ctl border border-line bg-s2 ps-4 pe-1.5 shadow-pop',
        'transition-[opacity,translate] starting:translate-y-2 starting:opacity-0',
      )}
    >
      {icons[toast.tone]}
      <p className="flex-1 py-2.5">{toast.text}</p>
      <IconButton
        size="sm"
        label={texts.dismiss}
        icon={<X size={18} />}
        onClick={() => onDrop(toast.id)}
      />
    </div>
  )
}
