import { ChevronRight } from 'lucide-react'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { matchHelp, type HelpTarget } from './match-help.ts'

type Props = { readonly pages: readonly HelpTarget[]; readonly words: string }

const most = 3

/** Pages of help that the words lead to. */
export function HelpHits({ pages, words }: Props) {
  const t = useText()
  const found = matchHelp(pages, words, most)
  if (found.length === 0) return null
  return (
    <section className="mt-6 md:mt-8">
      <h2 className="text-h4 md:text-h3">{t('shell.help')}</h2>
      <ul className="mt-3 grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {found.map(({ id, title, summary }) => (
          <li key={id}>
            <Link
              to={{ path: '/help', hash: id }}
              className="flex items-center gap-3 rounded-card border border-line bg-s1 p-3 hover:bg-hover"
            >
              <span className="min-w-0 flex-1">
                <b className="block truncate font-semibold">{title}</b>
                <span className="block truncate text-meta text-text-3">{summary}</span>
              </span>
              <ChevronRight size={18} aria-hidden="true" className="flex-none text-text-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
