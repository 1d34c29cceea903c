import * as contract from '@baize/contract/content/content'
import type { AnnouncementType } from '@baize/contract/content/content-names'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../platform/http/http.ts'
import { Prepared } from '../../platform/http/prepared.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Content } from './content.ts'
import { serveContentDesk } from './desk-routes.ts'
import { servePictures } from './pictures/routes.ts'

/** More questions than anybody asks; whoever makes up more gets answers that are made each time. */
const keptAnswers = 400

/** The calls of the room, and the pictures that its answers point to. */
export function serveContent(http: Http, content: Content): void {
  servePublic(http, content)
  serveContentDesk(http, content)
  servePictures(http, content.pictures)
}

/** What everyone may ask. */
function servePublic(http: Http, content: Content): void {
  const prepare = createPreparer(content)

  serve(http, contract.listBanners, ({ language, groupName }, call) => {
    const asked = language ?? call.language
    return ok(prepare(['banners', asked, groupName], () => content.listBanners(asked, groupName)))
  })
  serve(http, contract.listAnnouncements, ({ language, types, execution, kind }, call) => {
    const question = {
      language: language ?? call.language,
      isMember: call.actor?.kind === 'member',
      types: types?.split(',').toSorted() as AnnouncementType[] | undefined,
      execution,
      kind,
    }
    return ok(prepare(['announcements', question], () => content.listAnnouncements(question)))
  })
  serve(http, contract.getHelpCentre, ({ lang }, call) => {
    const asked = lang ?? call.language
    return ok(prepare(['help', asked], () => content.getHelpCentre(asked)))
  })
  serve(http, contract.listArticles, ({ language, ...page }, call) => {
    const question = { language: language ?? call.language, ...page }
    return ok(prepare(['articles', question], () => content.listArticles(question)))
  })
  serve(http, contract.listDownloads, ({ language }, call) =>
    // Their addresses are in a document of another room, so they are not kept with an edition of this one.
    ok(content.listDownloads(language ?? call.language)),
  )
}

/** The same question about the same content is answered, serialised and marked once. */
function createPreparer(content: Pick<Content, 'era'>) {
  const kept = new Map<string, Prepared<unknown>>()
  let era = ''
  return <Reply>(question: readonly unknown[], answer: () => Reply): Prepared<Reply> => {
    const now = content.era()
    if (now !== era || kept.size > keptAnswers) kept.clear()
    era = now
    const key = JSON.stringify(question)
    let prepared = kept.get(key)
    if (prepared === undefined) {
      prepared = new Prepared(JSON.stringify(answer()), true)
      kept.set(key, prepared)
    }
    return prepared as Prepared<Reply>
  }
}
