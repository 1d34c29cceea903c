import { describe, expect, it } from 'vitest'
import type { ArcadePlayed } from '@baize/contract/arcade/arcade'
import { CallFailed } from '@baize/contract/client/client'
import {
  canChange,
  reduceSlot,
  restMs,
  startSlot,
  type SlotEvent,
  type SlotState,
} from './state.ts'

const played = { round: { id: 'rnd_1' } } as unknown as ArcadePlayed
const run = (events: readonly SlotEvent[], from: SlotState = startSlot(100n)) =>
  events.reduce(reduceSlot, from)
const spun: SlotEvent = { kind: 'spun', request: 'request-1' }
const answered: SlotEvent = { kind: 'answered', played, readyAt: 2500 }

describe('the state of a slot', () => {
  it('goes from ready over spinning, showing and resting to ready', () => {
    const steps: SlotEvent[] = [spun, answered, { kind: 'ended' }, { kind: 'rested' }]
    const phases = steps.map((_, index) => run(steps.slice(0, index + 1)).phase)
    expect(phases).toEqual(['spinning', 'showing', 'resting', 'ready'])
  })

  it('[CL28] presents only what is shown, and no longer than that', () => {
    const presenting: SlotEvent = { kind: 'presenting', on: true }
    expect(run([spun, presenting]).isPresenting).toBe(false)
    expect(run([spun, answered, presenting]).isPresenting).toBe(true)
    expect(run([spun, answered, presenting, { kind: 'ended' }]).isPresenting).toBe(false)
  })

  it('[CL2] begins no second spin while one is under way or rests', () => {
    const second: SlotEvent = { kind: 'spun', request: 'request-2' }
    expect(run([spun, second]).request).toBe('request-1')
    expect(run([spun, answered, { kind: 'ended' }, second]).phase).toBe('resting')
  })

  it.each([
    ['whose answer was lost', 'network_failed'],
    ['that was answered by who could not reach the house', 'unavailable'],
  ] as const)('[CL2] keeps the name and the stake of a spin %s', (_, code) => {
    const lost = run([spun, { kind: 'failed', failure: new CallFailed(code, '') }])
    expect(lost.request).toBe('request-1')
    expect(canChange(lost)).toBe(false)
    expect(reduceSlot(lost, { kind: 'stake_chosen', stake: 500n }).stake).toBe(100n)
  })

  it('forgets the name of a spin that was refused: nothing was staked', () => {
    const refused = run([spun, { kind: 'failed', failure: new CallFailed('limit_reached', '') }])
    expect(refused.request).toBeUndefined()
    expect(reduceSlot(refused, { kind: 'stake_chosen', stake: 500n }).stake).toBe(500n)
  })

  it('[CL3] rests until the moment that came with the answer, and never less than nothing', () => {
    expect(restMs(run([spun, answered]), 2100)).toBe(400)
    expect(restMs(run([spun, answered]), 3000)).toBe(0)
  })
})
