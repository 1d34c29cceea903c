import { useText } from '@baize/texts/use-text'

/** The first stop of the tab key: past everything that every page repeats. */
export function SkipLink() {
  const t = useText()
  return (
    <a
      href="#main"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
      className="sr-only focus:not-sr-only focus:fixed focus:z-50 focus:m-2 focus:rounded-ctl focus:bg-s2 focus:p-3 focus:font-medium"
    >
      {t('shell.skipToMain')}
    </a>
  )
}
