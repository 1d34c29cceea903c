import { useState, type ReactNode } from 'react'
import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import { languageEntry } from '@baize/kernel/language'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useSeeds } from './fair/use-seeds.ts'
import { Panel } from './panel.tsx'
import { RoundRecord } from './round-record.tsx'
import { ArcadeSum } from './sum.tsx'
import { returnedBy, stakedIn } from './table-state.ts'
import { useTable } from './table.tsx'

type Props = {
  readonly title: string
  /** Draws a round of this game from its record. */
  readonly renderRound: (round: ArcadeRound) => ReactNode
  /** Its figures, where they are more than those of a round of one player. */
  readonly renderRecord?: (round: ArcadeRound) => ReactNode
}

const shownRounds = 8

/** The rounds before, each of which can be seen again. */
export function LastRounds({ title, renderRound, renderRecord }: Props) {
  const t = useText()
  const { table, state } = useTable()
  const [open, setOpen] = useState<ArcadeRound>()
  const { tag } = languageEntry(useLanguage())
  const { currency } = table
  if (state.last.length === 0) {
    return (
      <Panel title={title}>
        <p className="text-meta text-text-3">{t('arcade.noRounds')}</p>
      </Panel>
    )
  }
  return (
    <Panel title={title}>
      <table className="figures w-full text-meta">
        <thead>
          <tr className="h-7 text-text-3 *:font-medium">
            <th className="text-start">{t('arcade.time')}</th>
            <th className="text-end">{t('arcade.bet')}</th>
            <th className="text-end">{t('arcade.return')}</th>
          </tr>
        </thead>
        <tbody>
          {state.last.slice(0, shownRounds).map((round) => (
            <tr key={round.id} className="h-8 border-t border-line">
              <td>
                <button
                  type="button"
                  aria-label={t('arcade.seeRound', { time: timeOf(round, tag) })}
                  onClick={() => setOpen(round)}
                  className="min-h-8 text-link underline-offset-2 hover:underline"
                >
                  {timeOf(round, tag)}
                </button>
              </td>
              <td className="text-end">
                <ArcadeSum of={stakedIn(round)} currency={currency} bare />
              </td>
              <td className="text-end">
                <Returned round={round} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {open && (
        <Dialog open onClose={() => setOpen(undefined)} title={t('arcade.roundAgain')} size="lg">
          {renderRound(open)}
          {renderRecord ? renderRecord(open) : <OwnRecord round={open} />}
        </Dialog>
      )}
    </Panel>
  )
}

/** With the seed it came from, if that was revealed since. */
function OwnRecord({ round }: { readonly round: ArcadeRound }) {
  const { table } = useTable()
  const { revealed } = useSeeds()
  const seed = revealed.find(({ id }) => id === round.seed) ?? null
  return <RoundRecord round={round} currency={table.currency} seed={seed} />
}

function Returned({ round }: { readonly round: ArcadeRound }) {
  const { table } = useTable()
  const returned = returnedBy(round)
  if (returned === 0n) return <span className="text-text-3">–</span>
  const won = returned > stakedIn(round)
  return (
    <ArcadeSum
      of={returned}
      currency={table.currency}
      bare
      className={won ? 'font-semibold text-pos' : ''}
    />
  )
}

function timeOf({ openedAt }: ArcadeRound, tag: string): string {
  return new Date(openedAt).toLocaleTimeString(tag, { hour12: false })
}
