import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { useUiTexts } from '../texts.tsx'

export type CopyButtonProps = {
  text: string
  /** What is copied, when the button stands alone: "Copy reference". */
  label?: string
  iconOnly?: boolean
  /** Where the page says that it worked: a toast or the product's success dialog. */
  onCopied?: () => void
  onFailed?: () => void
}

const shownMs = 2000

export function CopyButton({ text, label, iconOnly = false, onCopied, onFailed }: CopyButtonProps) {
  const texts = useUiTexts()
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return undefined
    const timer = setTimeout(() => setDone(false), shownMs)
    return () => clearTimeout(timer)
  }, [done])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // The browser may forbid it: no secure address, no permission. The text stays on the page to be selected.
      onFailed?.()
      return
    }
    setDone(true)
    onCopied?.()
  }
  const name = label ?? texts.copy
  const icon = done ? <Check size={16} /> : <Copy size={16} />
  if (iconOnly)
    return (
      <IconButton
        size="sm"
        variant="outline"
        label={done ? texts.copied : name}
        icon={icon}
        onClick={() => void copy()}
      />
    )
  return (
    <Button size="sm" variant="ghost" icon={icon} onClick={() => void copy()}>
      {done ? texts.copied : name}
    </Button>
  )
}
