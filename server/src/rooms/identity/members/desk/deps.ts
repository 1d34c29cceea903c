import type { Database, Transaction } from '../../../../platform/database/database.ts'
import type { Events } from '../../../../platform/events/events.ts'
import type { Sessions } from '../../../../platform/sessions.ts'
import type { Failures } from '../../credentials/failures.ts'
import type { Passwords } from '../../credentials/passwords.ts'
import type { SecretBox } from '../../../../platform/secret-box.ts'
import type { LooseningDeps } from '../../../system/system.ts'
import type { AuditDoor } from '../../audit.ts'
import type { IdentitySettings } from '../../settings.ts'
import type { Statistics } from '../../statistics.ts'
import type { Members } from '../accounts.ts'
import type { MemberId } from '../member.ts'

/** What the desk's verbs need of the room and of the platform. */
export type MembersDeskDeps = LooseningDeps & {
  readonly db: Database
  readonly members: Members
  readonly passwords: Passwords
  readonly sessions: Sessions
  readonly failures: Failures
  readonly events: Pick<Events, 'write'>
  /** The room of payment passwords stands on this one. */
  readonly paymentPasswords: {
    clear(tx: Transaction, member: MemberId): Promise<Date | undefined>
  }
  readonly settings: IdentitySettings
  readonly statistics: Statistics
  readonly audit: AuditDoor
  readonly box: SecretBox
  readonly now: () => Date
  readonly makeId: (prefix: 'note') => string
  readonly production: boolean
}
