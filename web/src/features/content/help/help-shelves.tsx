import { Search } from 'lucide-react'
import { useState } from 'react'
import type { Topic } from '@baize/contract/content/content'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { LoadingText } from '../loading-text.tsx'
import { findTopics, helpPlaces, sections, useTopics, type PlaceId } from './topics.ts'

/** All of help by its shelves, with a box to find a word in it. */
export function HelpShelves() {
  const t = useText()
  const [typed, setTyped] = useState('')
  const { topics, error, retry } = useTopics()
  const found = topics && findTopics(topics, typed)
  return (
    <>
      <label className="mt-4 flex h-11 max-w-md items-center gap-2.5 rounded-ctl bg-s3 px-3 text-text-3 focus-within:outline-2 focus-within:outline-focus">
        <Search size={18} aria-hidden="true" />
        <span className="visually-hidden">{t('content.searchHelp')}</span>
        <input
          type="search"
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={t('content.searchHelp')}
          className="min-w-0 flex-1 bg-transparent text-text outline-none"
        />
      </label>
      <p role="status" className="visually-hidden">
        {typed !== '' && found ? t('content.topicsFound', { count: found.length }) : ''}
      </p>
      {!found && (
        <div className="mt-6">
          <LoadingText error={error} onRetry={retry} />
        </div>
      )}
      {found?.length === 0 && typed !== '' && (
        <p className="mt-6 text-text-2">{t('content.topicsFound', { count: 0 })}</p>
      )}
      {found &&
        sections.map(({ section, title }) => (
          <Shelf
            key={section}
            title={t(title)}
            topics={found.filter((topic) => topic.section === section)}
          />
        ))}
      {typed === '' && <PlacesShelf />}
    </>
  )
}

const cardClass = 'block h-full rounded-card border border-line bg-s1 p-4 hover:bg-s2'
const shelfClass = 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3'

function Shelf({ title, topics }: { title: string; topics: readonly Topic[] }) {
  if (topics.length === 0) return null
  return (
    <section className="mt-6">
      <h2 className="mb-3 text-h4">{title}</h2>
      <ul className={shelfClass}>
        {topics.map((topic) => (
          <li key={topic.id}>
            <Link to={{ path: '/help', hash: topic.id }} className={cardClass}>
              <b className="block text-body wrap-anywhere">{topic.title}</b>
              <span className="text-text-3">{topic.summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlacesShelf() {
  const t = useText()
  return (
    <section className="mt-6">
      <h2 className="mb-3 text-h4">{t('content.sectionNews')}</h2>
      <ul className={shelfClass}>
        {(Object.keys(helpPlaces) as PlaceId[]).map((id) => (
          <li key={id}>
            <Link to={{ path: '/help', hash: id }} className={cardClass}>
              <b className="block text-body">{t(helpPlaces[id].title)}</b>
              <span className="text-text-3">{t(helpPlaces[id].about)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
