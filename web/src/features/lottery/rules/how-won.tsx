import type { Play } from '@baize/games/lottery/play'
import { ruleText } from '@baize/texts/lottery-rules/rule-text'
import { useText } from '@baize/texts/use-text'

/** How a play is won, in plain sentences. */
export function HowWon({ play }: { readonly play: Play }) {
  const t = useText()
  return (
    <section aria-label={t('lottery-rules.title')} className="grid gap-1.5">
      <h3 className="text-h5">{t('lottery-rules.title')}</h3>
      {ruleText(t, play).map((sentence) => (
        <p key={sentence} className="wrap-anywhere">
          {sentence}
        </p>
      ))}
    </section>
  )
}
