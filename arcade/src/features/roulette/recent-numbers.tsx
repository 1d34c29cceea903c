import { useText } from '@baize/texts/use-text'
import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import { rouletteShownOf } from './state.ts'
import './recent-numbers.css'

const most = 12

/** What fell in the rounds before, the newest first. It says nothing of the next, and nothing is counted out of it. */
export function RecentNumbers({ last }: { readonly last: readonly ArcadeRound[] }) {
  const t = useText()
  const fell = last.flatMap(({ id, shown }) => {
    const one = rouletteShownOf(shown)
    return one ? [{ id, ...one }] : []
  })
  if (fell.length === 0) return null
  return (
    <section>
      <h2 className="mb-1.5 font-sans text-meta font-medium text-text-3">
        {t('arcade.rouletteRecent')}
      </h2>
      <ol className="flex flex-wrap gap-1.5">
        {fell.slice(0, most).map(({ id, number, colour }) => (
          <li key={id} className="fell" data-colour={colour}>
            {number}
          </li>
        ))}
      </ol>
    </section>
  )
}
