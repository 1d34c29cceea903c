import type { ReactNode } from 'react'
import { History, ShieldCheck } from 'lucide-react'
import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'
import { isFramed } from '../../shared/frame.ts'
import { ArcadeSum } from '../../shared/sum.tsx'
import { useTable } from '../../shared/table.tsx'

export type SheetName = 'session' | 'fair' | 'paytable'

/** What opens the sheets of a game that fills the page. */
export function TheatreButtons({ onSheet }: { readonly onSheet: (name: SheetName) => void }) {
  const t = useText()
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

type Props = {
  readonly label: string
  readonly icon: ReactNode
  readonly onClick: () => void
}

function SheetButton({ label, icon, onClick }: Props) {
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

/** What is played with: alone in a tab no bar stands over the game, so the balance is told here; play money always says so. */
export function OwnBalance() {
  const t = useText()
  const { table, state } = useTable()
  if (isFramed() && !table.demo) return null
  return (
    <p className="theatre-balance">
      {table.demo && <span>{t('arcade.demoMoney')}</span>}
      {!isFramed() && (
        <span>
          {t('arcade.balance')}{' '}
          <ArcadeSum of={state.balance} currency={table.currency} className="font-semibold" />
        </span>
      )}
    </p>
  )
}
