import type { ReactNode } from 'react'
import type { Game } from '@baize/contract/catalogue/catalogue'
import { languageEntry } from '@baize/kernel/language'
import { Amount } from '@baize/ui/figures/amount'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useCurrency } from '../../shared/system.ts'

/** What is known of a game before it is played. */
export function GameFacts({ game, category }: { game: Game; category: string }) {
  const t = useText()
  const language = useLanguage()
  const { tag } = languageEntry(language)
  const currency = useCurrency()
  return (
    <dl className="grid gap-0 text-start">
      <Row name={t('play.vendor')}>{game.vendorName}</Row>
      <Row name={t('play.category')}>{category}</Row>
      <Row name={t('play.minBet')}>
        <Amount amount={BigInt(game.minBet)} currency={currency} language={language} />
      </Row>
      {game.lines > 0 && <Row name={t('play.lines')}>{game.lines.toLocaleString(tag)}</Row>}
    </dl>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-2 last:border-b-0">
      <dt className="text-text-3">{name}</dt>
      <dd className="min-w-0 truncate font-semibold">{children}</dd>
    </div>
  )
}
