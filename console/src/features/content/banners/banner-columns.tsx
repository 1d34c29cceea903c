import type { BannerEntry } from '@baize/contract/content/content-desk'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { ReorderHandle } from '../../../shared/lists/reorder.tsx'
import { MissingChip } from '../missing-chip.tsx'
import { EntryStateChip, WindowText } from '../state-chip.tsx'
import { linkageNames } from './draft.ts'

export function useBannerColumns(mayWrite: boolean): readonly Column<BannerEntry>[] {
  const t = useText()
  return [
    {
      id: 'banner',
      head: t('content-desk.columnBanner'),
      priority: 1,
      cell: (banner) => (
        <span className="flex min-w-0 items-center gap-3 py-1.5">
          {mayWrite && <ReorderHandle id={banner.id} name={nameOf(banner)} />}
          <img
            src={banner.picture.url}
            alt=""
            width={112}
            height={48}
            loading="lazy"
            className="h-12 w-28 flex-none rounded-chip bg-s3 object-cover max-sm:w-16"
          />
          <span className="line-clamp-2 min-w-0 font-semibold">{nameOf(banner)}</span>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('content-desk.columnState'),
      cell: (banner) => <EntryStateChip entry={banner} />,
    },
    {
      id: 'window',
      head: t('content-desk.columnWindow'),
      cell: (banner) => <WindowText entry={banner} />,
    },
    {
      id: 'link',
      head: t('content-desk.columnLink'),
      cell: ({ linkageType, target }) => (
        <span className="leading-4">
          <span className="block">{t(linkageNames[linkageType])}</span>
          <span className="block max-w-48 truncate text-meta text-text-3">{target}</span>
        </span>
      ),
    },
    {
      id: 'languages',
      head: t('content-desk.columnLanguages'),
      cell: ({ words }) => <MissingChip words={words} />,
    },
  ]
}

const nameOf = ({ words }: BannerEntry) => words.EN.title || words.EN.alt
