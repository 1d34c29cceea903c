import * as contract from '@baize/contract/content/content-desk'
import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import type { Call } from '../../platform/http/call.ts'
import type { Http } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import { operatorOf } from '../system/system.ts'
import type { Content } from './content.ts'
import * as show from './desk-shape.ts'
import type { ContentAct } from './entries.ts'

/** The calls of the console about what people see. */
export function serveContentDesk(http: Http, content: Content): void {
  serve(http, contract.uploadPicture, ({ picture }, call) =>
    content.pictures.upload(picture, operatorOf(call)),
  )
  serveBanners(http, content)
  serveAnnouncements(http, content)
  serveTopics(http, content)
  serveDownloads(http, content)
}

function serveBanners(http: Http, { banners }: Content): void {
  serve(http, contract.listBannerEntries, async () =>
    ok(show.places(await banners.list(), ({ groupName }) => groupName).map(show.banner)),
  )
  serve(http, contract.createBanner, async ({ reason, ...draft }, call) =>
    shown(await banners.create(inTime(draft), actOf(call, reason)), show.banner),
  )
  serve(http, contract.changeBanner, async ({ id, version, reason, ...draft }, call) =>
    shown(await banners.change({ id, version }, inTime(draft), actOf(call, reason)), show.banner),
  )
  serve(http, contract.removeBanner, async ({ id, version, reason }, call) =>
    emptied(await banners.remove({ id, version }, actOf(call, reason))),
  )
  serve(http, contract.orderBanners, async ({ groupName, ids, reason }, call) =>
    emptied(await banners.order(groupName, ids, actOf(call, reason))),
  )
}

function serveAnnouncements(http: Http, { announcements }: Content): void {
  serve(http, contract.listAnnouncementEntries, async ({ kind }) =>
    ok((await announcements.list(kind)).map(show.announcement)),
  )
  serve(http, contract.createAnnouncement, async ({ reason, ...draft }, call) =>
    shown(await announcements.create(inTime(draft), actOf(call, reason)), show.announcement),
  )
  serve(http, contract.changeAnnouncement, async ({ id, version, reason, ...draft }, call) => {
    const act = actOf(call, reason)
    return shown(await announcements.change({ id, version }, inTime(draft), act), show.announcement)
  })
  serve(http, contract.removeAnnouncement, async ({ id, version, reason }, call) =>
    emptied(await announcements.remove({ id, version }, actOf(call, reason))),
  )
}

function serveTopics(http: Http, { topics }: Content): void {
  serve(http, contract.listTopicEntries, async () =>
    ok(show.places(await topics.list(), ({ section }) => section).map(show.topicRow)),
  )
  serve(http, contract.getTopicEntry, async ({ id }) => {
    const row = await topics.find(id)
    return row ? ok(show.topic(row)) : refuse('not_found')
  })
  serve(http, contract.createTopic, async ({ id, reason, publishedAt, ...draft }, call) => {
    const topic = { ...draft, publishedAt: new Date(publishedAt) }
    return shown(await topics.create(id, topic, actOf(call, reason)), show.topic)
  })
  serve(http, contract.changeTopic, async (input, call) => {
    const { id, version, reason, publishedAt, ...draft } = input
    const topic = { ...draft, publishedAt: new Date(publishedAt) }
    return shown(await topics.change({ id, version }, topic, actOf(call, reason)), show.topic)
  })
  serve(http, contract.removeTopic, async ({ id, version, reason }, call) =>
    emptied(await topics.remove({ id, version }, actOf(call, reason))),
  )
  serve(http, contract.orderTopics, async ({ section, ids, reason }, call) =>
    emptied(await topics.order(section, ids, actOf(call, reason))),
  )
}

function serveDownloads(http: Http, { downloads }: Content): void {
  serve(http, contract.listDownloadEntries, async () =>
    ok((await downloads.list()).map(show.download)),
  )
  serve(http, contract.changeDownload, async ({ platform, edition, reason, ...said }, call) => {
    const act = actOf(call, reason)
    return shown(await downloads.change({ platform, edition }, said, act), show.download)
  })
}

const actOf = (call: Call, reason: string): ContentAct => ({ operator: operatorOf(call), reason })

/** Moments of the wire as moments. */
function inTime<Draft extends { readonly startsAt: string; readonly endsAt: string | null }>(
  draft: Draft,
) {
  const { startsAt, endsAt } = draft
  return {
    ...draft,
    startsAt: new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  }
}

function shown<Row, Shown, Code extends string>(
  result: Result<Row, Code>,
  show: (row: Row) => Shown,
): Result<Shown, Code> {
  return result.ok ? ok(show(result.value)) : result
}

function emptied<Code extends string>(
  result: Result<undefined, Code>,
): Result<Record<string, never>, Code> | Refusal<Code> {
  return result.ok ? ok({}) : result
}
