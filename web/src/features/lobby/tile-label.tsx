import type { Game } from '@baize/contract/catalogue/catalogue'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney } from '@baize/kernel/money'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useCurrency } from '../../shared/system.ts'
import type { TileShape } from './shape-of.ts'

const chip = 'absolute start-2 rounded-chip px-1.5 text-caption leading-[22px] font-bold'

/** What is worth a word on the picture: of a live table the least bet, of a game its first label. */
export function TileLabel({ game, shape }: { game: Game; shape: TileShape }) {
  if (shape === 'wide') return <LeastBet game={game} />
  const label = game.labels[0]
  return label ? <Label label={label} /> : null
}

function Label({ label }: { label: 'NEW' | 'HOT' | 'JACKPOT' }) {
  const t = useText()
  const text = {
    NEW: t('shell.labelNew'),
    HOT: t('shell.labelHot'),
    JACKPOT: t('shell.labelJackpot'),
  }[label]
  return (
    <span
      data-label={label}
      className={`${chip} top-2 bg-paper text-ink data-[label=JACKPOT]:bg-metal data-[label=JACKPOT]:text-on-metal`}
    >
      {text}
    </span>
  )
}

/** Below the dealer's face, where the play button takes its place. */
function LeastBet({ game: { minBet, maintenance } }: { game: Game }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const currency = useCurrency()
  if (maintenance) return null
  const sum = formatMoney({ amount: BigInt(minBet), currency }, tag, { show: 'code' })
  return (
    <span
      className={`${chip} bottom-2 max-w-[calc(100%-16px)] truncate bg-ink/85 text-[#f5f0e1] group-hover:pointer-fine:hidden`}
    >
      {t('shell.fromBet', { sum })}
    </span>
  )
}
