import type { ErrorCode } from '@baize/contract/errors'
import type auth from './en/auth.json'
import type account from './en/account.json'
import type arcade from './en/arcade.json'
import type cashier from './en/cashier.json'
import type cashdesk from './en/cashdesk.json'
import type records from './en/records.json'
import type limits from './en/limits.json'
import type inbox from './en/inbox.json'
import type catalogue from './en/catalogue.json'
import type content from './en/content.json'
import type desk from './en/desk.json'
import type errors from './en/errors.json'
import type lobby from './en/lobby.json'
import type members from './en/members.json'
import type messages from './en/messages.json'
import type pages from './en/pages.json'
import type patterns from './en/patterns.json'
import type play from './en/play.json'
import type ops from './en/ops.json'
import type protocol from './en/protocol.json'
import type rtp from './en/rtp.json'
import type search from './en/search.json'
import type shell from './en/shell.json'
import type ui from './en/ui.json'

/** The English files are the source: a key that is not in them does not compile. */
type Rooms = {
  account: typeof account
  arcade: typeof arcade
  auth: typeof auth
  cashier: typeof cashier
  cashdesk: typeof cashdesk
  records: typeof records
  limits: typeof limits
  inbox: typeof inbox
  catalogue: typeof catalogue
  content: typeof content
  desk: typeof desk
  errors: typeof errors
  lobby: typeof lobby
  members: typeof members
  messages: typeof messages
  pages: typeof pages
  patterns: typeof patterns
  play: typeof play
  ops: typeof ops
  protocol: typeof protocol
  rtp: typeof rtp
  search: typeof search
  shell: typeof shell
  ui: typeof ui
}

export type TextRoom = keyof Rooms
export type TextKey = {
  [Room in TextRoom]: `${Room}.${Extract<keyof Rooms[Room], string>}`
}[TextRoom]
export type TextValues = Readonly<Record<string, string | number>>

// A refusal code without its sentence stops the build here.
type Missing = Exclude<ErrorCode, keyof typeof errors>
const everyRefusalHasASentence: [Missing] extends [never] ? true : Missing = true
void everyRefusalHasASentence
