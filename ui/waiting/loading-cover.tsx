import { createPortal } from 'react-dom'
import { Spinner } from './spinner.tsx'
import { useUiTexts } from '../texts.tsx'
import { useDelayed } from './use-skeleton.ts'

export const coverDelayMs = 300

/** Covers the whole page, for signing out and the first start only. What takes less than 300 ms never shows it. */
export function LoadingCover({ active, text }: { active: boolean; text?: string }) {
  const texts = useUiTexts()
  const shown = useDelayed(active, { delayMs: coverDelayMs, minMs: 0 })
  if (!shown || !active) return null
  return createPortal(
    <output className="fixed inset-0 z-90 grid place-content-center justify-items-center gap-3 bg-bg text-text-2">
      <Spinner size={40} className="text-brass" />
      <p>{text ?? texts.loading}</p>
    </output>,
    document.body,
  )
}
