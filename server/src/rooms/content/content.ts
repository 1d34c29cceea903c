import type {
  Announcement,
  Banner,
  Download,
  Picture,
  Topic,
} from '@baize/contract/content/content'
import type {
  AnnouncementKind,
  AnnouncementType,
  BannerGroup,
  Execution,
} from '@baize/contract/content/content-names'
import type { Resource } from '@baize/contract/system/system'
import type { IdMaker } from '@baize/kernel/ids'
import type { Language } from '@baize/kernel/language'
import type { Log } from '../../platform/log.ts'
import { startLoop } from '../../platform/loop.ts'
import { errorText } from '../../platform/scrub.ts'
import { createAnnouncements, type Announcements } from './announcements/announcements.ts'
import { createBanners, type Banners } from './banners/banners.ts'
import { createDownloads, type Downloads } from './downloads/downloads.ts'
import type { EntryDeps } from './entries.ts'
import { createPictures, pictureOf, type Pictures } from './pictures/pictures.ts'
import { isShown } from './rules.ts'
import { seedContent, type BrandFolder } from './seed/seed.ts'
import { toAnnouncement, toBanner, toDownload, toTopic } from './shape.ts'
import { eraOf, readShelf, type Shelf } from './shelf.ts'
import { readEdition } from './store.ts'
import { createContentTopics, isArticle, type ContentTopics } from './topics/topics.ts'

export type AnnouncementQuestion = {
  readonly language: Language
  /** Whether a member asks; operators see what visitors see. */
  readonly isMember: boolean
  readonly types?: readonly AnnouncementType[] | undefined
  readonly execution?: Execution | undefined
  readonly kind?: AnnouncementKind | undefined
}

export type ArticleQuestion = {
  readonly language: Language
  readonly section: 'NEWS' | 'BLOG'
  /** From 1. */
  readonly pageNo?: number | undefined
  readonly pageSize?: number | undefined
}

export type Content = {
  /** Names what is shown at this moment; whatever was made of another is stale. */
  era(): string
  /** Banners that are shown now in their order, and the picture of the licence. */
  listBanners(
    language: Language,
    group?: BannerGroup,
  ): { banners: Banner[]; licencePicture: Picture | null }
  /** Notices, and the popups that are for the caller, newest first. */
  listAnnouncements(question: AnnouncementQuestion): { list: Announcement[] }
  getHelpCentre(language: Language): { topics: Topic[] }
  /** Articles, newest first; a page behind the end is empty. */
  listArticles(question: ArticleQuestion): { list: Topic[]; total: number; totalPages: number }
  /** The apps that have an address among the links. */
  listDownloads(language: Language): { list: Download[] }
  readonly banners: Banners
  readonly announcements: Announcements
  readonly topics: ContentTopics
  readonly downloads: Downloads
  readonly pictures: Pictures
  /** Begins to hear of new editions, and looks for them every ten seconds besides. */
  start(): Promise<void>
  stop(): Promise<void>
}

export type ContentDeps = EntryDeps & {
  readonly log: Log
  readonly makeId: IdMaker
  readonly brand: BrandFolder
  /** The brand's time zone. */
  readonly zone: () => string
  /** The links that the operator set. */
  readonly resources: () => readonly Resource[]
}

/** Said by the tables themselves, after every change. */
const editionChannel = 'content_edition'
const lookEveryMs = 10_000
const usualPage = 9

/** The room, seeded and ready to answer from memory. */
export async function createContent(deps: ContentDeps): Promise<Content> {
  const { db, now, log, zone, resources } = deps
  await seedContent(deps)
  const pictures = createPictures(deps)
  let shelf: Shelf = await readShelf(db)
  let stop = async () => {}

  async function refresh(): Promise<void> {
    if ((await readEdition(db)) !== shelf.edition) shelf = await readShelf(db)
  }
  const failed = (error: unknown) =>
    log.error({ error: errorText(error) }, 'The content room could not look for a new edition.')
  const shownTopics = () => {
    const at = now()
    return shelf.topics.filter(({ enabled, publishedAt }) => enabled && publishedAt <= at)
  }

  return {
    era: () => `${shelf.edition}.${eraOf(shelf.turns, now())}`,
    listBanners(language, group) {
      const at = now()
      const shown = shelf.banners.filter(
        (row) => (group === undefined || row.groupName === group) && isShown(row, at),
      )
      const licences = shownTopics().find(({ id }) => id === 'licences')
      return {
        banners: shown.flatMap((row) => toBanner(row, language)),
        licencePicture: licences ? pictureOf(licences) : null,
      }
    },
    listAnnouncements({ language, isMember, types, execution, kind }) {
      const at = now()
      const shown = shelf.announcements.filter(
        (row) =>
          isShown(row, at) &&
          (row.kind === 'notice' || isMember !== (row.execution === 'B')) &&
          (types === undefined || types.includes(row.type)) &&
          (execution === undefined || row.execution === execution) &&
          (kind === undefined || row.kind === kind),
      )
      return { list: shown.map((row) => toAnnouncement(row, language, zone())) }
    },
    getHelpCentre(language) {
      const shown = shownTopics().filter(({ section }) => !isArticle(section))
      shown.sort((a, b) => sections.indexOf(a.section) - sections.indexOf(b.section))
      return { topics: shown.map((row) => toTopic(row, language)) }
    },
    listArticles({ language, section, pageNo = 1, pageSize = usualPage }) {
      const shown = shownTopics().filter((row) => row.section === section)
      shown.sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
      const start = (pageNo - 1) * pageSize
      const list = shown.slice(start, start + pageSize).map((row) => toTopic(row, language))
      return { list, total: shown.length, totalPages: Math.ceil(shown.length / pageSize) }
    },
    listDownloads: (language) => ({
      list: shelf.downloads.flatMap((row) => toDownload(row, language, resources())),
    }),
    banners: createBanners({ ...deps, pictures }),
    announcements: createAnnouncements(deps),
    topics: createContentTopics({ ...deps, pictures }),
    downloads: createDownloads(deps),
    pictures,
    async start() {
      const loop = startLoop(async () => {
        await refresh()
        return lookEveryMs
      }, failed)
      const stopListening = await db.listen(editionChannel, loop.wake, loop.wake)
      // What was changed after the first look and before the ear was open.
      loop.wake()
      stop = async () => {
        stopListening()
        await loop.stop()
      }
    },
    stop: () => stop(),
  }
}

/** The order in which help shows its parts. */
const sections = ['HELP', 'LEGAL', 'ABOUT'] as readonly string[]
