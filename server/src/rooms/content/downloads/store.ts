import type { DownloadPlatform } from '@baize/contract/content/content-names'
import {
  fragment,
  json,
  type Database,
  type Transaction,
} from '../../../platform/database/database.ts'
import type { Words } from '../rules.ts'

export type DownloadContent = {
  /** Of the app. */
  readonly version: string
  readonly sizeBytes: number
  readonly checksum: string
  readonly requires: string
  readonly words: Words<{ readonly notes: string }>
}

export type DownloadRow = DownloadContent & {
  readonly platform: DownloadPlatform
  readonly edition: number
  readonly changedAt: Date
  readonly changedBy: string
}

type Source = Pick<Database, 'sql'>

const columns = fragment`
  platform, app_version as version, size_bytes::float8 as "sizeBytes", checksum, requires, words,
  edition, changed_at as "changedAt", changed_by as "changedBy" from content.downloads`

export async function listDownloads({ sql }: Source): Promise<DownloadRow[]> {
  return await sql<DownloadRow>`select ${columns} order by platform`
}

export async function findDownload(
  { sql }: Source,
  platform: DownloadPlatform,
): Promise<DownloadRow | undefined> {
  return await sql.maybe<DownloadRow>`select ${columns} where platform = ${platform}`
}

export async function putDownload({ sql }: Transaction, row: DownloadRow): Promise<void> {
  const { platform, version, sizeBytes, checksum, requires, words } = row
  await sql`
    insert into content.downloads (
      platform, app_version, size_bytes, checksum, requires, words, edition, changed_at, changed_by
    )
    values (
      ${platform}, ${version}, ${sizeBytes}, ${checksum}, ${requires}, ${json(words)}::jsonb,
      ${row.edition}, ${row.changedAt}, ${row.changedBy}
    )
    on conflict (platform) do update set
      app_version = excluded.app_version, size_bytes = excluded.size_bytes,
      checksum = excluded.checksum, requires = excluded.requires, words = excluded.words,
      edition = excluded.edition, changed_at = excluded.changed_at,
      changed_by = excluded.changed_by`
}
