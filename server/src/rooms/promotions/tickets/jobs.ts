import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Tickets } from './tickets.ts'

/** Every minute: lays slips whose public value is out, and ends what is over. */
export function defineTicketJobs(
  jobs: Pick<Jobs, 'define'>,
  tickets: Pick<Tickets, 'sweep'>,
): void {
  jobs.define('promotions.tickets', {
    says: 'tickets-desk.jobSweep',
    schedule: '* * * * *',
    handle: async () => void (await tickets.sweep()),
  })
}
