import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { Topic } from '@baize/contract/content/content'
import { go, readAddress, useAddress } from '@baize/ui/navigation/address.ts'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { Link } from '@baize/ui/navigation/link'
import { Pager } from '@baize/ui/tables/pager'
import { MessagesPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import { articlesQuery, type ArticleSection } from '../api.ts'
import { LoadingText } from '../loading-text.tsx'
import { TopicText } from './topic-text.tsx'
import { BrandMoment } from '../../../shared/brand-moment.tsx'

/** News or the blog, page by page. The page and the open article stand in the address. */
export function Articles({ section }: { section: ArticleSection }) {
  const t = useText()
  const { search } = useAddress()
  const page = Math.max(1, Math.min(10_000, Math.trunc(Number(search['news']) || 1)))
  const { data, error, refetch } = useQuery(articlesQuery(section, page))
  if (!data) return <LoadingText error={error} onRetry={refetch} />
  const open = data.list.find(({ id }) => id === search['article'])
  if (open) return <OpenArticle article={open} />
  if (data.list.length === 0) {
    return (
      <EmptyState
        picture={<MessagesPicture />}
        title={t('shell.nothingHereYet')}
        text={t('content.noArticles')}
      />
    )
  }
  return (
    <>
      <ul className="grid gap-2">
        {data.list.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <Pager page={page} count={data.totalPages} onPage={turnTo} />
      </div>
    </>
  )
}

/** Stays where one is, with something else in the query. */
function here(more: Record<string, string | number | undefined>) {
  const { path, search, hash } = readAddress()
  return { path, hash, search: { ...search, ...more } }
}

function turnTo(page: number): void {
  go(here({ news: page === 1 ? undefined : page, article: undefined }))
}

function ArticleCard({ article }: { article: Topic }) {
  return (
    <Link
      to={here({ article: article.id })}
      className="block rounded-card border border-line bg-s1 p-4 hover:bg-s2"
    >
      <b className="block text-body wrap-anywhere">{article.title}</b>
      <BrandMoment at={article.publishedAt} className="text-meta text-text-3" />
      {article.summary !== '' && <span className="mt-1 block text-text-2">{article.summary}</span>}
    </Link>
  )
}

function OpenArticle({ article }: { article: Topic }) {
  const t = useText()
  return (
    <article>
      <Link
        to={here({ article: undefined })}
        className="mb-3 flex min-h-11 w-fit items-center gap-1.5 font-medium text-link"
      >
        <ArrowLeft size={18} aria-hidden="true" className="rtl:rotate-180" />
        {t('content.backToList')}
      </Link>
      <h3 className="mb-3 text-h3 wrap-anywhere">{article.title}</h3>
      <TopicText topic={article} />
    </article>
  )
}
