import type { KitResult } from '@baize/contract/play/provider-desk'
import { cases, type Case } from './cases.ts'
import type { Platform } from './fixture.ts'
import { createKit } from './kit.ts'

/** So many fire each call at once in the second run of each case. */
export const crowdSize = 50

export type RunOptions = {
  readonly crowd?: number
  /** Only these cases; all by default. */
  readonly only?: readonly number[]
  readonly heard?: (result: KitResult) => void
}

/** Fires every case, alone and by a crowd, one after the other. */
export async function runKit(platform: Platform, options: RunOptions = {}): Promise<KitResult[]> {
  const { crowd = crowdSize, only, heard } = options
  const results: KitResult[] = []
  for (const one of cases.filter(({ number }) => only?.includes(number) ?? true)) {
    for (const mode of ['plain', 'crowd'] as const) {
      const result = await runCase(platform, one, mode, mode === 'plain' ? 1 : crowd)
      results.push(result)
      heard?.(result)
    }
  }
  return results
}

export async function runCase(
  platform: Platform,
  { number, title, run }: Case,
  mode: KitResult['mode'],
  crowd: number,
): Promise<KitResult> {
  const began = performance.now()
  let problem = ''
  try {
    await run(createKit(platform, crowd))
  } catch (error) {
    problem = (error instanceof Error ? error.message : String(error)).slice(0, 1000)
  }
  const tookMs = Math.round((performance.now() - began) * 10) / 10
  return { case: number, title, mode, passed: problem === '', problem, tookMs }
}
