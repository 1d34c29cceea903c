import { longest, type BannerGroup } from '@baize/contract/content/content-names'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { IdMaker } from '@baize/kernel/ids'
import type { Transaction } from '../../../platform/database/database.ts'
import { createEntries, type ContentAct, type EntryDeps } from '../entries.ts'
import type { Pictures } from '../pictures/pictures.ts'
import {
  checkLength,
  checkLink,
  checkWindow,
  cleanWords,
  requireWords,
  writtenWords,
} from '../rules.ts'
import * as store from './store.ts'
import type { BannerContent, BannerRow } from './store.ts'

export { insertBanner, listBanners } from './store.ts'
export type { BannerRow } from './store.ts'

/** As an operator sends it: the picture by its address. */
export type BannerDraft = Omit<BannerContent, 'picture' | 'art'> & { readonly pictureUrl: string }

type Refusal =
  | 'text_empty'
  | 'text_too_long'
  | 'link_invalid'
  | 'window_invalid'
  | 'image_invalid'
  | 'list_full'
type Changed = 'not_found' | 'changed_meanwhile'

export type Banners = {
  /** All of them in their order, shown or not. */
  list(): Promise<BannerRow[]>
  /** Adds a banner at the end of its group. */
  create(draft: BannerDraft, act: ContentAct): Promise<Result<BannerRow, Refusal>>
  change(
    which: { readonly id: string; readonly version: number },
    draft: BannerDraft,
    act: ContentAct,
  ): Promise<Result<BannerRow, Refusal | Changed | 'nothing_changed'>>
  remove(
    which: { readonly id: string; readonly version: number },
    act: ContentAct,
  ): Promise<Result<undefined, Changed>>
  /** Puts a group into an order that names each of its banners once. */
  order(
    group: BannerGroup,
    ids: readonly string[],
    act: ContentAct,
  ): Promise<Result<undefined, 'changed_meanwhile' | 'nothing_changed'>>
}

type Deps = EntryDeps & { readonly makeId: IdMaker; readonly pictures: Pick<Pictures, 'resolve'> }

/** The wire has room for so many in all; nobody looks at so many in one place. */
const mostInGroup = 50

export function createBanners(deps: Deps): Banners {
  const entries = createEntries<BannerRow, BannerContent>(deps, {
    name: 'banner',
    find: store.findBanner,
    insert: store.insertBanner,
    update: store.updateBanner,
    remove: store.deleteBanner,
    contentOf,
  })

  const check = async (tx: Transaction, { pictureUrl, ...draft }: BannerDraft, id?: string) => {
    const words = writtenWords(cleanBannerWords(draft.words))
    const said = requireWords(words, ({ title, alt }) => title !== '' || alt !== '')
    if (!said.ok) return said
    const length = checkLength(words, 'content', longest.banner)
    if (!length.ok) return length
    const link = checkLink(draft.linkageType, draft.target)
    if (!link.ok) return link
    const window = checkWindow(draft)
    if (!window.ok) return window
    const others = (await store.listIds(tx, draft.groupName)).filter((other) => other !== id)
    if (others.length >= mostInGroup) return refuse('list_full')
    const picture = await deps.pictures.resolve(tx, pictureUrl)
    return picture.ok ? ok({ ...draft, ...picture.value, words }) : picture
  }

  return {
    list: async () => (await store.listBanners(deps.db)).map(cleanBanner),
    create: (draft, act) => entries.create(deps.makeId('bnr'), (tx) => check(tx, draft), act),
    change: (which, draft, act) => entries.change(which, (tx) => check(tx, draft, which.id), act),
    remove: entries.remove,
    order: (group, ids, act) =>
      entries.order(
        group,
        ids,
        { read: (tx) => store.listIds(tx, group), write: store.placeBanners },
        act,
      ),
  }
}

function contentOf(row: BannerRow): BannerContent {
  const { groupName, picture, art, linkageType, target, words, startsAt, endsAt, enabled } = row
  return { groupName, picture, art, linkageType, target, words, startsAt, endsAt, enabled }
}

const cleanBannerWords = (words: BannerContent['words']) => cleanWords(words, { content: 'line' })

/** A banner as it may be shown, whatever way it came into the table. */
export function cleanBanner(row: BannerRow): BannerRow {
  return { ...row, words: cleanBannerWords(row.words) }
}
