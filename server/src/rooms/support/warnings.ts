import { sentence } from '@baize/texts/catalogue'
import type { Transaction } from '../../platform/database/database.ts'
import type { Messages } from '../../platform/messages/messages.ts'
import { noticeWords, packValues, type Inbox, type Notice } from './inbox/inbox.ts'
import type { People } from './people.ts'

/** Tells a member of what may have been done by somebody else: in the inbox, and by mail to a verified address. */
export type Warn = (tx: Transaction, notice: Notice) => Promise<void>

type Deps = {
  readonly inbox: Pick<Inbox, 'write'>
  readonly messages: Pick<Messages, 'sendMail'>
  readonly people: Pick<People, 'findAddress'>
  readonly zone: () => string
  readonly brandName: () => string
  /** The address of the site, for links in mails. */
  readonly siteUrl: () => string
}

/** The mail is written in the transaction of the act, and only with a notice that is new: none is lost, none doubled. */
export function createWarn({ inbox, messages, people, zone, brandName, siteUrl }: Deps): Warn {
  return async (tx, notice) => {
    if (!(await inbox.write(tx, notice))) return
    const address = await people.findAddress(tx, notice.member)
    if (address === undefined) return
    const { email, account, language } = address
    const reader = { language, zone: zone() }
    // As the table gives them back: what an inbox shows and what a mail says are put together alike.
    const { title, text } = noticeWords(notice.about, packValues(notice.values ?? {}), reader)
    const link = `${siteUrl()}${notice.link ?? '/member?m=securityCenter'}`
    const brand = brandName()
    const body = sentence(language, 'support.warningMail', { account, text, link, brand })
    await messages.sendMail(tx, { to: email, subject: `${brand}: ${title}`, text: body })
  }
}
