import { describe, expect, it } from 'vitest'
import { minuteLottery } from '../../../testing/lottery.ts'
import { whyNotGivenUp, type Issue, type IssueState } from './issues/issue.ts'
import { showIssue, showLottery, showTicket } from './shape.ts'
import type { Ticket } from './tickets/tickets.ts'

const moment = (second: number) => new Date(Date.UTC(2026, 10, 18, 10, 0, second))
const lottery = minuteLottery()
/** On sale from the first second, closed at `closes`, drawn ten seconds later. */
const issueOf = (closes: number, state: IssueState = 'open'): Issue => ({
  id: `iss_${closes}` as Issue['id'],
  lottery: lottery.id,
  number: `20261118-${String(closes).padStart(4, '0')}`,
  day: '2026-11-18',
  madeAt: moment(0),
  opensAt: moment(0),
  closesAt: moment(closes),
  drawsAt: moment(closes + 10),
  state,
  chain: 'chn_1',
  place: 1,
  beacon: 'demo',
  beaconRound: 1,
  beaconValue: '',
  link: '',
  draw: '',
  revision: 0,
  drawnAt: null,
  voidReason: '',
  settledAt: null,
})
const named = { title: 'Minute', iconUrl: '', nodeId: null }

describe('an issue whose sale is over, and that no node has closed', () => {
  const issue = issueOf(30)

  it.each([
    [29, 'open'],
    [30, 'closed'],
    [31, 'closed'],
  ] as const)('[LO19] is at second %d told as %s', (second, state) => {
    expect(showIssue(issue, moment(second)).state).toBe(state)
  })

  it('[LO30] waits for its draw, and the next is the one on sale', () => {
    const shown = showLottery(lottery, {
      named,
      mode: 'ELOTT',
      issues: [issue, issueOf(50), issueOf(70)],
      at: moment(30),
    })
    expect(shown.awaiting).toMatchObject({ id: 'iss_30', state: 'closed' })
    expect([shown.current?.id, shown.next?.id]).toEqual(['iss_50', 'iss_70'])
  })

  it('[LO23] is told as closed with its tickets, which nobody gives back', () => {
    const ticket: Ticket = {
      id: 'ltk_1',
      member: 'mem_1',
      issue: issue.id,
      play: 'ssc-position',
      picked: '1|-|-|-|-',
      content: '',
      bets: 1,
      currency: 'PHP',
      stake: 100n,
      terms: { version: 1, ofBet: '100', tiers: {}, rebate: '0', order: { sum: '100' } },
      state: 'open',
      payout: 0n,
      revision: 0,
      outcome: null,
      chase: '',
      at: moment(1),
    }
    const shownAt = (second: number) =>
      showTicket(ticket, { lottery, issue, named }, moment(second))
    expect(shownAt(29)).toMatchObject({ mayCancel: true, issue: { state: 'open' } })
    expect(shownAt(30)).toMatchObject({ mayCancel: false, issue: { state: 'closed' } })
  })
})

describe('[LO15] an issue', () => {
  it.each([
    ['of ours on sale', issueOf(30), 29, undefined],
    ['of ours whose sale is over', issueOf(30), 30, 'own_draw'],
    ['of ours that is drawn', issueOf(30, 'drawn'), 60, 'own_draw'],
    ['from outside that waits', { ...issueOf(30, 'delayed'), chain: null }, 60, undefined],
    [
      'from outside that is told',
      { ...issueOf(30, 'settled'), chain: null },
      60,
      'changed_meanwhile',
    ],
  ] as const)('%s is given up or told why not', (_, issue, second, why) => {
    expect(whyNotGivenUp(issue, moment(second))).toBe(why)
  })
})
