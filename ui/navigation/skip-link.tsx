/** The first stop of the tab key: past everything that every page repeats, to `#main`. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a
      href="#main"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
      className="sr-only focus:not-sr-only focus:fixed focus:z-50 focus:m-2 focus:rounded-ctl focus:bg-s2 focus:p-3 focus:font-medium"
    >
      {text}
    </a>
  )
}
