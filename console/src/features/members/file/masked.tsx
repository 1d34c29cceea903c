import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'

const openEnd = 4

/** A number that not everybody who passes the screen should read. */
export function Masked({ text, label }: { readonly text: string; readonly label: string }) {
  const t = useText()
  const [isShown, setShown] = useState(false)
  const end = text.length > openEnd * 2 ? text.slice(-openEnd) : ''
  return (
    <span className="inline-flex items-center gap-1">
      <span className="break-all">{isShown ? text : `••••${end}`}</span>
      <IconButton
        size="sm"
        className="-my-1.5"
        aria-pressed={isShown}
        label={t('identity-desk.show', { what: label })}
        icon={isShown ? <Eye size={16} /> : <EyeOff size={16} />}
        onClick={() => setShown(!isShown)}
      />
    </span>
  )
}
