import type { SocketEvent } from '@baize/contract/events'
import type { SupportDocument } from '@baize/contract/support/support-settings'
import type { LinksDocument } from '@baize/contract/system/system-settings'
import type { IdMaker } from '@baize/kernel/ids'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Messages } from '../../platform/messages/messages.ts'
import type { Audit } from '../system/system.ts'
import { createChat, type Chat } from './chat.ts'
import { createFeedback, type Feedback } from './feedback/feedback.ts'
import { createInbox, createInboxNews, type Inbox } from './inbox/inbox.ts'
import type { IsExcluded, People } from './people.ts'
import { createSendings, noteRead, type Sendings } from './sendings/sendings.ts'
import { createWarn, type Warn } from './warnings.ts'
import { createTemplates, type Templates } from './templates/templates.ts'

export { watchFeedback } from './feedback/feedback.ts'
export { supportRules } from './settings.ts'
export type { Notice } from './inbox/inbox.ts'
export type { NoticeKey, NoticeValues } from './inbox/inbox.ts'
export type { Group, IsExcluded, People } from './people.ts'

/** What the house writes to members, and what people write to the house. */
export type Support = Pick<Inbox, 'tell'> & {
  /** `tell`, and a mail beside it, for what may have been done by somebody else. */
  readonly warn: Warn
  readonly inbox: Inbox
  readonly sendings: Sendings
  readonly templates: Templates
  readonly feedback: Feedback
  readonly chat: Chat
  /** Removes messages and feedback that were kept long enough; answers how many. */
  sweep(tx: Transaction): Promise<number>
  /** Sends the news that still wait. */
  flush(): Promise<void>
}

export type SupportDeps = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly jobs: Pick<Jobs, 'add'>
  readonly messages: Pick<Messages, 'sendMail'>
  readonly audit: Pick<Audit, 'open'>
  readonly publish: (topic: string, event: SocketEvent) => void
  readonly people: People
  readonly isExcluded: IsExcluded
  /** Where the brand's clock stands. */
  readonly zone: () => string
  readonly brandName: () => string
  /** The address of the site, for links in mails. */
  readonly siteUrl: () => string
  /** How much people may write. */
  readonly limits: () => SupportDocument
  readonly customerService: () => LinksDocument['customerService']
}

export function createSupport(deps: SupportDeps): Support {
  const news = createInboxNews(deps)
  const inbox = createInbox({ ...deps, news, noteRead })
  const feedback = createFeedback({ ...deps, tell: inbox.tell })
  return {
    tell: inbox.tell,
    warn: createWarn({ ...deps, inbox }),
    inbox,
    feedback,
    sendings: createSendings({ ...deps, news }),
    templates: createTemplates(deps),
    chat: createChat(deps),
    sweep: async (tx) => (await inbox.sweep(tx)) + (await feedback.sweep(tx)),
    flush: news.flush,
  }
}
