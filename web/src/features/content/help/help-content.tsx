import type { Topic } from '@baize/contract/content/content'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { LoadingText } from '../loading-text.tsx'
import { Articles } from './articles.tsx'
import { isPlace, helpPlaces, useTopics } from './topics.ts'
import { TopicText } from './topic-text.tsx'

/** What stands under a name of the help centre: a topic, a list of articles, or the honest word that it is not there. */
export function HelpContent({ id }: { id: string }) {
  const t = useText()
  const { topics, error, retry } = useTopics()
  if (isPlace(id)) {
    const { about, articles } = helpPlaces[id]
    if (articles) return <Articles section={articles} />
    return (
      <>
        <p className="text-body text-text-2">{t(about)}</p>
        <Link to={{ path: '/help', hash: id }} className={`${buttonClass()} mt-4`}>
          {t('shell.leaveMessage')}
        </Link>
      </>
    )
  }
  if (!topics) return <LoadingText error={error} onRetry={retry} />
  const topic = topics.find((one) => one.id === id)
  if (!topic) return <p className="text-text-3">{t('shell.helpNotWritten')}</p>
  return <TopicText topic={topic} />
}

/** How the place is called; the centre itself while nobody knows better. */
export function useHelpTitle(id: string, topics: readonly Topic[] | undefined): string {
  const t = useText()
  if (isPlace(id)) return t(helpPlaces[id].title)
  return topics?.find((one) => one.id === id)?.title ?? t('shell.helpCentre')
}
