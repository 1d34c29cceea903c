import { Trophy } from 'lucide-react'
import { useText } from '@baize/texts/use-text'

/** Really settled wins only. Until a game settles one, the board says so. */
export function WinnerBoard() {
  const t = useText()
  return (
    <section
      aria-labelledby="winners"
      className="flex flex-col overflow-hidden rounded-card border border-line bg-s1 px-4 py-3 md:min-h-56 md:py-4"
    >
      <h2 id="winners" className="text-lead">
        {t('shell.winnersToday')}
      </h2>
      <div className="flex flex-1 flex-row items-center gap-3 py-2 text-text-3 md:flex-col md:justify-center md:text-center">
        <Trophy size={28} strokeWidth={1.5} aria-hidden="true" className="flex-none text-brass" />
        <p className="text-meta">{t('shell.winnersNone')}</p>
      </div>
    </section>
  )
}
