import type { Database } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Lottery } from './lottery.ts'

type Deps = { readonly db: Database; readonly jobs: Pick<Jobs, 'define' | 'add'> }

/** So much after its moment, so that what decides it is there at the first look. */
const afterDrawMs = 300
const aheadMs = 60_000

/** Every minute issues are made and what is left over is looked at; each draw of the minute has a job at its own moment. */
export function defineLotteryJobs({ db, jobs }: Deps, lottery: Lottery): void {
  async function carryOn(): Promise<void> {
    await lottery.drawDue()
    await lottery.settleDue()
  }
  jobs.define('lottery.draw', { says: 'lottery-desk.jobDraw', handle: carryOn })
  jobs.define('lottery.issues', {
    says: 'lottery-desk.jobIssues',
    schedule: '* * * * *',
    async handle() {
      await lottery.makeIssues()
      await carryOn()
      const moments = await lottery.listMoments(aheadMs)
      await db.transaction(async (tx) => {
        for (const at of moments) {
          const runAt = new Date(at.getTime() + afterDrawMs)
          await jobs.add(tx, 'lottery.draw', {}, { key: `lottery.draw ${at.getTime()}`, runAt })
        }
      })
    },
  })
}
