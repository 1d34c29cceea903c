import type { Topic } from '@baize/contract/content/content'
import { languageEntry } from '@baize/kernel/language'
import { useText } from '@baize/texts/use-text'
import { FallbackNote } from '../fallback-note.tsx'
import { RichText } from '../rich-text.tsx'
import { BrandMoment } from '../../../shared/brand-moment.tsx'

/** One text of the operator's: its picture, its words, and when they last changed. */
export function TopicText({ topic }: { topic: Topic }) {
  const t = useText()
  const { picture, summary, content, fallbackLanguage } = topic
  const isArticle = topic.section === 'NEWS' || topic.section === 'BLOG'
  return (
    <>
      <div className="mb-4 empty:hidden">
        <FallbackNote language={fallbackLanguage} />
      </div>
      {summary !== '' && (
        <p
          className="mb-4 max-w-[68ch] text-lead text-text-2"
          lang={fallbackLanguage === null ? undefined : languageEntry(fallbackLanguage).tag}
        >
          {summary}
        </p>
      )}
      {picture && (
        <img
          src={picture.url}
          alt={topic.title}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
          className="mb-4 max-h-64 w-auto max-w-full rounded-ctl bg-s3"
        />
      )}
      <RichText html={content} language={fallbackLanguage} />
      <p className="mt-6 text-meta text-text-3">
        {t(isArticle ? 'content.published' : 'content.lastChanged')}{' '}
        <BrandMoment at={isArticle ? topic.publishedAt : topic.changedAt} />
      </p>
    </>
  )
}
