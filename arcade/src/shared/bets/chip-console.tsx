import { RotateCcw, Trash2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Currency } from '@baize/kernel/money'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'
import { Panel } from '../panel.tsx'
import { ChipRack } from './chip-rack.tsx'
import type { LaidBets, Press } from './laid-bets.ts'
import '../bet-console.css'
import './chip-console.css'

type Props = {
  readonly laid: LaidBets<unknown>
  readonly values: readonly bigint[]
  readonly chip: bigint
  readonly currency: Currency
  /** The bets may not be changed now. */
  readonly locked: boolean
  readonly onChip: (chip: bigint) => void
  readonly onPress: (press: Press) => void
  /** The one large button. */
  readonly children: ReactNode
}

/** What a table of several bets is played with: chips, what undoes and repeats, and the one large button. */
export function ChipConsole(props: Props) {
  const { laid, values, chip, currency, locked, onChip, onPress, children } = props
  const t = useText()
  const { bets, before, last } = laid
  return (
    <Panel title={t('arcade.yourBet')} className="bet-console chip-console">
      <ChipRack values={values} chip={chip} currency={currency} disabled={locked} onChip={onChip} />
      <div className="chip-tools">
        <div className="flex items-center justify-between">
          <IconButton
            label={t('arcade.undo')}
            icon={<Undo2 size={20} />}
            disabled={locked || before.length === 0}
            onClick={() => onPress({ kind: 'undone' })}
          />
          <IconButton
            label={t('arcade.clearBets')}
            icon={<Trash2 size={20} />}
            disabled={locked || bets.length === 0}
            onClick={() => onPress({ kind: 'cleared' })}
          />
          <IconButton
            label={t('arcade.doubleBets')}
            icon={<b className="text-body font-bold">×2</b>}
            disabled={locked || bets.length === 0}
            onClick={() => onPress({ kind: 'doubled' })}
          />
          <IconButton
            label={t('arcade.repeatBets')}
            icon={<RotateCcw size={20} />}
            disabled={locked || last.length === 0 || bets.length > 0}
            onClick={() => onPress({ kind: 'repeated' })}
          />
        </div>
        {children}
      </div>
    </Panel>
  )
}
