import { useSuspenseQuery } from '@tanstack/react-query'
import { bannerGroups, type BannerGroup } from '@baize/contract/content/content-names'
import type { BannerEntry } from '@baize/contract/content/content-desk'
import { useText } from '@baize/texts/use-text'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { bannerEntriesQuery } from '../api.ts'
import { PageFrame } from '../page-frame.tsx'
import { BannerEditor } from './banner-editor.tsx'
import { BannerList } from './banner-list.tsx'

/** The pictures at the head of the home page, beside the forms and in the menu. */
export function BannersPage() {
  return (
    <PageFrame>
      <BannerDesk />
    </PageFrame>
  )
}

function BannerDesk() {
  const t = useText()
  const banners = useSuspenseQuery(bannerEntriesQuery).data
  const [search, change] = useSearch()
  const group = bannerGroups.find((name) => name === search['group']) ?? 'w_home'
  const edited = search['edit']
  const open = (id: string | undefined) => change({ edit: id }, 'push')
  if (edited === undefined) {
    return (
      <BannerList
        banners={banners}
        group={group}
        onGroup={(next: BannerGroup) => change({ group: next })}
        onOpen={open}
      />
    )
  }
  const entry = banners.find(({ id }) => id === edited)
  if (!entry && edited !== 'new') return <p className="text-text-2">{t('errors.not_found')}</p>
  return (
    <BannerEditor key={keyOf(entry)} entry={entry} group={group} onBack={() => open(undefined)} />
  )
}

/** A version that was saved, by whomever, begins the form anew. */
const keyOf = (entry: BannerEntry | undefined) => (entry ? `${entry.id} ${entry.version}` : 'new')
