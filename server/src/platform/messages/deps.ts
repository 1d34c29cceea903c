import type { IdMaker } from '@baize/kernel/ids'
import type { Database } from '../database/database.ts'
import type { Faults } from '../faults/faults.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { MailPort, PushPort, SmsPort } from './port.ts'

export type MessagesDeps = {
  readonly db: Database
  readonly jobs: Jobs
  readonly faults: Faults
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly production: boolean
  readonly ports: { readonly sms: SmsPort; readonly email: MailPort; readonly push: PushPort }
  /** Told of every message that was written or finished. */
  readonly written?: (id: string) => void
}
