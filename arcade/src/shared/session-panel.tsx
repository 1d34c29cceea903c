import { ShieldCheck } from 'lucide-react'
import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'
import { isFramed, tellPage } from './frame.ts'
import { Fact, Facts, Panel } from './panel.tsx'
import { ArcadeSum } from './sum.tsx'
import { useTable } from './table.tsx'

// On a phone the bar over the frame says it already, and the room above the controls is short.
const besideBar = 'max-md:hidden max-md:[&+*]:border-t-0'

/** What was played since the game was opened. A loss is as plain to see as a gain. */
export function SessionPanel({ counted }: { readonly counted: string }) {
  const t = useText()
  const { table, state } = useTable()
  const { rounds, staked, returned } = state.tally
  const { currency } = table
  return (
    <Panel title={t('arcade.thisSession')}>
      <Facts>
        {table.demo && <Fact name={t('arcade.demoPlay')}>{t('arcade.demoMoney')}</Fact>}
        <Fact name={t('arcade.balance')} className={isFramed() ? besideBar : undefined}>
          <ArcadeSum of={state.balance} currency={currency} />
        </Fact>
        <Fact name={counted}>{rounds}</Fact>
        <Fact name={t('arcade.staked')}>
          <ArcadeSum of={staked} currency={currency} bare />
        </Fact>
        <Fact name={t('arcade.returnedTotal')}>
          <ArcadeSum of={returned} currency={currency} bare />
        </Fact>
        <Fact name={t('arcade.net')}>
          <ArcadeSum of={returned - staked} currency={currency} bare trend />
        </Fact>
      </Facts>
      {isFramed() && (
        <Button
          size="sm"
          block
          icon={<ShieldCheck size={16} />}
          className="mt-3"
          onClick={() => tellPage({ type: 'limits.asked' })}
        >
          {t('arcade.limits')}
        </Button>
      )}
    </Panel>
  )
}
