import type { Jobs } from '../../../../platform/jobs/jobs.ts'
import { callJob, type CallPayload, type Sandbox } from './sandbox.ts'

/** The call-backs of the sandbox, each tried again until it is taken. */
export function defineSandboxJobs(jobs: Jobs, sandbox: Pick<Sandbox, 'call'>): void {
  jobs.define<CallPayload>(callJob, {
    timeLimitMs: 20_000,
    handle: (payload) => sandbox.call(payload),
  })
}
