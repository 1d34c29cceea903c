import type { Currency } from '@baize/kernel/money'
import type { SlotFace } from '@baize/games/slots/shown'
import { useText } from '@baize/texts/use-text'
import { Panel } from '../../shared/panel.tsx'
import { symbolNameOf } from './describe.ts'
import type { SlotLook } from './look.ts'
import { HowItPays } from './how-it-pays.tsx'
import { SymbolPays } from './symbol-pays.tsx'
import { SymbolPicture } from './symbol-picture.tsx'

type Props = {
  readonly face: SlotFace
  readonly look: SlotLook
  readonly stake: bigint
  readonly currency: Currency
}

const rowsInPanel = 6

/** The most telling symbols with what they pay at the bet that is set. */
export function PaysPanel({ face, look, stake, currency }: Props) {
  const t = useText()
  return (
    <Panel title={t('arcade.paysAtBet')}>
      <ul className="grid gap-2">
        {chooseSymbols(face).map((index) => {
          const drawn = look.symbols[index]
          return (
            <li key={index} className="grid grid-cols-[48px_1fr] items-center gap-3">
              {drawn && <SymbolPicture symbol={drawn} label={symbolNameOf(index, look, t)} />}
              <SymbolPays face={face} symbol={index} stake={stake} currency={currency} most={2} />
            </li>
          )
        })}
      </ul>
      <HowItPays face={face} />
    </Panel>
  )
}

/** The wild, the symbols that pay most, and one of the plain ones. */
function chooseSymbols({ symbols }: SlotFace): number[] {
  const of = (role: string) =>
    symbols.flatMap((symbol, index) => (symbol.role === role ? [index] : []))
  const [plain] = of('low')
  const special = [...of('wild'), ...of('scatter').slice(0, 1), ...of('coin')]
  const room = rowsInPanel - special.length - (plain === undefined ? 0 : 1)
  return [
    ...special,
    ...of('high').slice(0, Math.max(2, room)),
    ...(plain === undefined ? [] : [plain]),
  ]
}
