import type { Database } from '../../../platform/database/database.ts'
import type { IdMaker } from '@baize/kernel/ids'
import { actedBy, platformItself, type Audit } from '../../system/system.ts'
import { insertAnnouncement } from '../announcements/announcements.ts'
import { insertBanner } from '../banners/banners.ts'
import { sizeOfArt } from '../pictures/pictures.ts'
import { cleanWords, writtenWords } from '../rules.ts'
import { readEdition, takeContentTurn } from '../store.ts'
import { insertTopic } from '../topics/topics.ts'
import { readBrandContent, type BrandContent, type BrandFolder } from './brand-content.ts'

export type { BrandFolder } from './brand-content.ts'

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly audit: Pick<Audit, 'open'>
  readonly brand: BrandFolder
}

const dayMs = 86_400_000

/** Writes the first content from the brand's folder, once; a database in which something was written is left alone. */
export async function seedContent(deps: Deps): Promise<void> {
  const { db, brand } = deps
  const audit = deps.audit.open({ 'content.seeded': 'ops.actionContentSeeded' })
  await db.transaction(async (tx) => {
    await takeContentTurn(tx, 'seed')
    if ((await readEdition(tx)) > 0) return
    const content = readBrandContent(brand)
    if (content === undefined) return
    await writeAll(tx, deps, content)
    await audit.write(tx, {
      ...actedBy(platformItself),
      action: 'content.seeded',
      object: `brand ${brand.code}`,
      reason: 'First start.',
      after: {
        banners: content.banners.length,
        announcements: content.announcements.length,
        topics: content.topics.map(({ id }) => id),
      },
    })
  })
}

type Tx = Parameters<typeof insertBanner>[0]

async function writeAll(
  tx: Tx,
  { now, makeId }: Deps,
  { banners, announcements, topics }: BrandContent,
): Promise<void> {
  const stamp = { version: 1, changedAt: now(), changedBy: platformItself.name }
  const window = { startsAt: now(), endsAt: null, enabled: true }
  for (const { art, words, ...banner } of banners) {
    requireArt(art)
    const cleaned = writtenWords(cleanWords(words, { content: 'line' }))
    const content = { ...banner, ...window, picture: null, art, words: cleaned }
    await insertBanner(tx, makeId('bnr'), content, stamp)
  }
  // Of those that start together the one written last comes first, and a file is read from above.
  for (const { words, ...announcement } of announcements.toReversed()) {
    const cleaned = writtenWords(cleanWords(words, { content: 'page' }))
    await insertAnnouncement(
      tx,
      makeId('ann'),
      { ...announcement, ...window, words: cleaned },
      stamp,
    )
  }
  for (const { id, section, art, daysAgo, words } of topics) {
    if (art !== null) requireArt(art)
    const publishedAt = new Date(now().getTime() - daysAgo * dayMs)
    const cleaned = writtenWords(cleanWords(words, { content: 'page' }))
    const content = { section, picture: null, art, words: cleaned, publishedAt, enabled: true }
    await insertTopic(tx, id, content, stamp)
  }
}

function requireArt(art: string): void {
  if (sizeOfArt(art) === undefined) throw new Error(`Nothing is drawn at ${art}.`)
}
