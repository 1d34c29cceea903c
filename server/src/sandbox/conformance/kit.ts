import { randomBytes } from 'node:crypto'
import type { ProviderError, ProviderRefusal } from '@baize/contract/play/provider'
import type { Platform } from './fixture.ts'

export type Outcome<Value> = { readonly ok: true; readonly value: Value } | ProviderRefusal

export type Kit = Platform & {
  /** How many fire each call at the same instant. */
  readonly crowd: number
  /** An id that nobody had before. */
  id(what: string): string
  /**
   * Fires the same call as often as the crowd is large, all at once: each must get the same answer, but for `repeated`.
   */
  fire<Ask, Value extends object>(
    call: (ask: Ask) => Promise<Outcome<Value>>,
    ask: Ask,
  ): Promise<Outcome<Value>>
}

/** Something that a case found wrong. */
export class Problem extends Error {}

export function createKit(platform: Platform, crowd: number): Kit {
  const front = randomBytes(6).toString('hex')
  let count = 0
  return {
    ...platform,
    crowd,
    id: (what) => `${what}-${front}-${(count += 1)}`,
    async fire(call, ask) {
      const answers = await Promise.all(Array.from({ length: crowd }, () => call(ask)))
      const [first] = answers
      if (first === undefined) throw new Problem('Nothing was fired.')
      const wanted = comparable(first)
      const other = answers.find((answer) => comparable(answer) !== wanted)
      if (other === undefined) return first
      throw new Problem(`The same call got two answers: ${wanted} and ${comparable(other)}`)
    },
  }
}

/** An answer without what may differ: who was first, and under which request. */
function comparable(answer: Outcome<object>): string {
  if (!answer.ok) return JSON.stringify([answer.code, answer.balance ?? ''])
  const { repeated: _, requestId: __, ...value } = answer.value as Record<string, unknown>
  return JSON.stringify(value)
}

export function check(isRight: boolean, wrong: string): asserts isRight {
  if (!isRight) throw new Problem(wrong)
}

export function same(found: unknown, wanted: unknown, what: string): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)]
  if (a !== b) throw new Problem(`${what}: ${a} instead of ${b}`)
}

export function done<Value>(outcome: Outcome<Value>, what: string): Value {
  if (outcome.ok) return outcome.value
  throw new Problem(`${what} was refused: ${outcome.code}`)
}

export function refused(
  outcome: Outcome<unknown>,
  code: ProviderError | readonly ProviderError[],
  what: string,
): ProviderRefusal {
  const wanted = Array.isArray(code) ? code : [code]
  if (outcome.ok) throw new Problem(`${what} was accepted, and not refused as ${wanted.join()}`)
  if (!wanted.includes(outcome.code)) {
    throw new Problem(`${what} was refused as ${outcome.code} instead of ${wanted.join()}`)
  }
  return outcome
}
