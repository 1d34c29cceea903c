import { buttonClass } from '@baize/ui/button-class.ts'
import { useText } from '@baize/texts/use-text'

/** A part that could not be loaded says so; the rest of the page goes on. */
export function SectionFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <section
      role="alert"
      className="mt-6 flex flex-wrap items-center gap-3 rounded-card border border-line bg-s1 p-4 md:mt-8"
    >
      <p className="me-auto text-text-2">{t('shell.couldNotLoad')}</p>
      <button type="button" onClick={onRetry} className={buttonClass()}>
        {t('shell.tryAgain')}
      </button>
    </section>
  )
}
