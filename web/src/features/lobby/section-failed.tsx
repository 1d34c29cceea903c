import { buttonClass } from '@baize/ui/button-class.ts'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useWaitsForHouse } from '@baize/ui/waiting/house-away'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'

/** A part that could not be loaded says so; the rest of the page goes on. While the house is away the page says it once. */
export function SectionFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText()
  if (useWaitsForHouse(error)) return <Skeleton className="mt-6 h-20 rounded-card md:mt-8" />
  return (
    <section
      role="alert"
      className="mt-6 flex flex-wrap items-center gap-3 rounded-card border border-line bg-s1 p-4 md:mt-8"
    >
      <p className="me-auto">
        <b className="block font-semibold">{t('shell.couldNotLoad')}</b>
        <span className="text-text-2">{failureText(error)}</span>
      </p>
      <button type="button" onClick={onRetry} className={buttonClass()}>
        {t('ui.tryAgain')}
      </button>
    </section>
  )
}
