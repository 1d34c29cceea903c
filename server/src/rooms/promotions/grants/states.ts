import { ok, refuse, type Result } from '@baize/kernel/result'

/** How far a member is with a grant. */
export type GrantState =
  | 'opted_in'
  | 'checked_in'
  | 'applying'
  | 'rejected'
  | 'issued'
  | 'lapsed'
  | 'claimed'
  | 'queued'
  | 'active'
  | 'settling'
  | 'completed'
  | 'busted'
  | 'forfeited'
  | 'expired'
  | 'revoked'

/** What happens to a grant. */
export type GrantEvent =
  | 'issue'
  | 'reject'
  | 'lapse'
  /** Taken, with nothing to be played for it. */
  | 'pay'
  /** Taken, behind another that is played first. */
  | 'queue'
  | 'activate'
  /** What it asks is met, or it is at its end, while bets of it are open. */
  | 'wait'
  /** What it asked was met, and is not any more by a correction. */
  | 'resume'
  | 'complete'
  | 'bust'
  | 'forfeit'
  | 'expire'
  | 'revoke'

/** The words in which members and the spec speak of it. */
export type ShownStatus =
  | 'applying'
  | 'closed'
  | 'rejected'
  | 'issued'
  | 'claimed'
  | 'process'
  | 'signed'
  | 'joined'
  | 'coming soon'

const ends = { forfeit: 'forfeited', expire: 'expired', revoke: 'revoked' } as const
const played = { complete: 'completed', bust: 'busted', ...ends } as const

/** Every step that there is. What is not here is a defect of who asks for it, never a silent nothing. */
const steps: Readonly<Record<GrantState, Readonly<Partial<Record<GrantEvent, GrantState>>>>> = {
  opted_in: { issue: 'issued', lapse: 'lapsed', reject: 'rejected' },
  checked_in: { issue: 'issued', pay: 'claimed' },
  applying: { issue: 'issued', reject: 'rejected', lapse: 'lapsed' },
  issued: {
    pay: 'claimed',
    queue: 'queued',
    activate: 'active',
    lapse: 'lapsed',
    reject: 'rejected',
    revoke: 'revoked',
  },
  queued: { activate: 'active', ...ends },
  active: { wait: 'settling', ...played },
  settling: { resume: 'active', ...played },
  rejected: {},
  lapsed: {},
  claimed: {},
  completed: {},
  busted: {},
  forfeited: {},
  expired: {},
  revoked: {},
}

const shown: Readonly<Record<GrantState, ShownStatus>> = {
  opted_in: 'joined',
  checked_in: 'signed',
  applying: 'applying',
  rejected: 'rejected',
  issued: 'issued',
  lapsed: 'closed',
  claimed: 'claimed',
  queued: 'process',
  active: 'process',
  settling: 'process',
  completed: 'claimed',
  busted: 'closed',
  forfeited: 'closed',
  expired: 'closed',
  revoked: 'closed',
}

export function step(from: GrantState, event: GrantEvent): Result<GrantState, 'wrong_state'> {
  const to = steps[from][event]
  return to === undefined ? refuse('wrong_state', { state: from }) : ok(to)
}

/** A grant that is over stays over: a correction is a grant of its own. */
export function isOver(state: GrantState): boolean {
  return Object.keys(steps[state]).length === 0
}

/** Its promise is set aside in the budget of its offer. */
export function isReserved(state: GrantState): boolean {
  return state === 'applying' || state === 'issued' || state === 'queued'
}

export function shownAs(state: GrantState): ShownStatus {
  return shown[state]
}
