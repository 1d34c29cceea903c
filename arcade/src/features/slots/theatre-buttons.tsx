import type { ReactNode } from 'react'
import { History, ShieldCheck } from 'lucide-react'
import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'

export type SheetName = 'session' | 'fair' | 'paytable'

type Props = {
  readonly onSheet: (name: SheetName) => void
  /** Session and fair play stand beside the stage and need no button. */
  readonly pinned: boolean
}

/** What opens the sheets of a game that fills the page. */
export function TheatreButtons({ onSheet, pinned }: Props) {
  const t = useText()
  if (pinned) return null
  return (
    <>
      <SheetButton
        label={t('arcade.thisSession')}
        icon={<History size={20} />}
        onClick={() => onSheet('session')}
      />
      <span aria-hidden="true" className="theatre-gap" />
      <SheetButton
        label={t('arcade.fairPlay')}
        icon={<ShieldCheck size={20} />}
        onClick={() => onSheet('fair')}
      />
    </>
  )
}

type ButtonProps = {
  readonly label: string
  readonly icon: ReactNode
  readonly onClick: () => void
}

function SheetButton({ label, icon, onClick }: ButtonProps) {
  return (
    <Button
      size="lg"
      variant="ghost"
      className="max-md:px-3 max-md:text-meta"
      icon={icon}
      onClick={onClick}
    >
      <span className="theatre-word">{label}</span>
    </Button>
  )
}
