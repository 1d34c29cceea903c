import type { ErrorCode } from '@baize/contract/errors'
import type { Controls } from './alerts/alerts.ts'
import { fullNameOf } from './audit/audit.ts'
import type { SaidValue } from './said/said.ts'
import type { ApprovalHandler, Approvals, Ask } from './approvals/approvals.ts'

export type LooseningDeps = {
  readonly approvals: Pick<Approvals, 'handle'>
  readonly controls: Pick<Controls, 'asked' | 'decided' | 'loosened'>
}

type LooseningHandler<Content, Refusal extends ErrorCode> = ApprovalHandler<Content, Refusal> & {
  /** What is told of it, while it waits and once it is done. */
  tells(content: Content): SaidValue
}

/**
 * Opens an action that loosens a control and is no document: who asks tells those who keep watch in the same commit, and so
 * does who agrees.
 */
export function handleLoosening<Content, Refusal extends ErrorCode>(
  { approvals, controls }: LooseningDeps,
  action: string,
  { tells, ...handler }: LooseningHandler<Content, Refusal>,
): Ask<Content> {
  const ask = approvals.handle<Content, Refusal>(action, {
    ...handler,
    async carryOut(tx, approval, by) {
      const done = await handler.carryOut(tx, approval, by)
      if (!done.ok) return done
      const { id, content, requestedBy } = approval
      await controls.decided(tx, id, 'approved')
      const told = { subject: id, what: tells(content), by: requestedBy, second: fullNameOf(by) }
      await controls.loosened(tx, told)
      return done
    },
    ended: (tx, { id }, how) => controls.decided(tx, id, how),
  })
  return async (tx, request) => {
    const id = await ask(tx, request)
    const told = { subject: id, what: tells(request.content), by: fullNameOf(request.operator) }
    await controls.asked(tx, id, told)
    return id
  }
}
