import { History, ShieldCheck } from 'lucide-react'
import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'
import { isFramed } from '../../shared/frame.ts'
import { ArcadeSum } from '../../shared/sum.tsx'
import { useTable } from '../../shared/table.tsx'

export type SheetName = 'session' | 'fair' | 'paytable'

/** What opens the sheets of a game that fills the page. Alone in a tab, the balance stands with them. */
export function TheatreButtons({ onSheet }: { readonly onSheet: (name: SheetName) => void }) {
  const t = useText()
  const { table, state } = useTable()
  return (
    <>
      {!isFramed() && (
        <span className="theatre-balance">
          <span className="slot-console-name">{t('arcade.balance')}</span>
          <ArcadeSum of={state.balance} currency={table.currency} className="font-semibold" />
        </span>
      )}
      <SheetButton
        label={t('arcade.thisSession')}
        icon={<History size={20} />}
        onClick={() => onSheet('session')}
      />
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
  readonly icon: React.ReactNode
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
