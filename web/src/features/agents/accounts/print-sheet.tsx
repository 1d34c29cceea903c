import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { Qr } from '@baize/ui/figures/qr'
import './print-sheet.css'

type PrintSheetProps = {
  readonly link: string
  readonly code: string
  readonly label: string
  readonly onDone: () => void
}

/** The code to scan with its address and its letters, and nothing else, on paper. It prints as soon as it is there. */
export function PrintSheet({ link, code, label, onDone }: PrintSheetProps) {
  const finish = useEffectEvent(onDone)
  useEffect(() => {
    const done = () => finish()
    globalThis.addEventListener('afterprint', done)
    // After this frame, so that the sheet is drawn.
    const timer = setTimeout(() => globalThis.print(), 50)
    return () => {
      clearTimeout(timer)
      globalThis.removeEventListener('afterprint', done)
    }
  }, [])
  return createPortal(
    <div className="print-sheet">
      <Qr text={link} label={label} size={340} />
      <strong style={{ fontSize: '10mm', letterSpacing: '0.08em' }}>{code}</strong>
      <span style={{ fontSize: '4.5mm', overflowWrap: 'anywhere' }}>{link}</span>
    </div>,
    document.body,
  )
}
