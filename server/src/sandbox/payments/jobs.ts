import type { Jobs } from '../../platform/jobs/jobs.ts'
import { callJob, type CallPayload, type PaymentSandbox } from './payments.ts'

/** The call-backs of the sandbox, each tried again until it is taken. */
export function definePaymentSandboxJobs(jobs: Jobs, sandbox: Pick<PaymentSandbox, 'call'>): void {
  jobs.define<CallPayload>(callJob, {
    says: 'ops.jobSandboxCalls',
    timeLimitMs: 20_000,
    handle: (payload) => sandbox.call(payload),
  })
}
