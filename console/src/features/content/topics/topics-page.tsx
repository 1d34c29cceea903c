import { useSuspenseQuery } from '@tanstack/react-query'
import { topicSections } from '@baize/contract/content/content-names'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { topicQuery, topicsQuery } from '../api.ts'
import { PageFrame } from '../page-frame.tsx'
import { TopicEditor } from './topic-editor.tsx'
import { TopicList } from './topic-list.tsx'

/** Help, terms, news and whatever else is read. */
export function TopicsPage() {
  return (
    <PageFrame>
      <TopicDesk />
    </PageFrame>
  )
}

function TopicDesk() {
  const topics = useSuspenseQuery(topicsQuery).data
  const [search, change] = useSearch()
  const section = topicSections.find((name) => name === search['section']) ?? 'HELP'
  const edited = search['edit']
  const open = (id: string | undefined) => change({ edit: id }, 'push')
  if (edited === undefined) {
    return (
      <TopicList
        topics={topics}
        section={section}
        onSection={(next) => change({ section: next })}
        onOpen={open}
      />
    )
  }
  const onBack = () => open(undefined)
  if (edited === 'new') return <TopicEditor entry={undefined} section={section} onBack={onBack} />
  return <OneTopic id={edited} onBack={onBack} />
}

function OneTopic({ id, onBack }: { readonly id: string; readonly onBack: () => void }) {
  const entry = useSuspenseQuery(topicQuery(id)).data
  // A version that was saved, by whomever, begins the form anew.
  return <TopicEditor key={entry.version} entry={entry} section={entry.section} onBack={onBack} />
}
