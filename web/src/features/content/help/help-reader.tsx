import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { PageHead } from '@baize/ui/navigation/page-head'
import { useText } from '@baize/texts/use-text'
import { HelpContent, useHelpTitle } from './help-content.tsx'
import { isPlace, helpPlaces, sections, useTopics, type PlaceId } from './topics.ts'

/** The content of help as a page of its own: all topics on one side, the one that the hash names on the other. */
export function HelpReader() {
  const { hash } = useAddress()
  const { topics } = useTopics()
  const known = isPlace(hash) || topics?.some(({ id }) => id === hash)
  // Whoever comes without a name, or with an unknown one, begins at the first topic.
  const id = known ? hash : (topics?.[0]?.id ?? hash)
  return (
    <>
      <PageHead title={useHelpTitle(id, topics)} />
      <div className="mt-4 grid gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Tree current={id} />
        <div className="min-w-0 lg:order-none max-lg:order-first">
          <HelpContent key={id} id={id} />
        </div>
      </div>
    </>
  )
}

const linkClass =
  'block rounded-ctl px-3 py-2 text-text-2 hover:bg-hover hover:text-text aria-[current=page]:bg-s2 aria-[current=page]:font-semibold aria-[current=page]:text-text'

function Tree({ current }: { current: string }) {
  const t = useText()
  const { topics = [] } = useTopics()
  const entry = (id: string, title: string) => (
    <li key={id}>
      <Link
        to={{ path: '/helpmc', hash: id }}
        aria-current={id === current ? 'page' : undefined}
        className={linkClass}
      >
        {title}
      </Link>
    </li>
  )
  return (
    <nav aria-label={t('shell.helpCentre')} className="grid content-start gap-4">
      {sections.map(({ section, title }) => {
        const own = topics.filter((topic) => topic.section === section)
        if (own.length === 0) return null
        return (
          <div key={section}>
            <h2 className="px-3 pb-1 font-sans text-body-s font-semibold">{t(title)}</h2>
            <ul>{own.map(({ id, title: name }) => entry(id, name))}</ul>
          </div>
        )
      })}
      <div>
        <h2 className="px-3 pb-1 font-sans text-body-s font-semibold">
          {t('content.sectionNews')}
        </h2>
        <ul>
          {(Object.keys(helpPlaces) as PlaceId[]).map((id) => entry(id, t(helpPlaces[id].title)))}
        </ul>
      </div>
    </nav>
  )
}
