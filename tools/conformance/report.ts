import type { KitResult } from '@baize/contract/play/provider-desk'
import type { Endpoint } from '../../server/src/sandbox/conformance/http-wallet.ts'

export function printHead({ url, vendor }: Endpoint, crowd: number): string {
  return `The provider protocol of ${url}, as ${vendor}; each case alone and by ${crowd} at once.\n`
}

export function printResult(result: KitResult): string {
  const { case: number, title, mode, passed, problem, tookMs } = result
  const mark = passed ? 'ok  ' : 'FAIL'
  const who = mode === 'plain' ? 'alone' : 'crowd'
  const line = `${mark} ${String(number).padStart(2)} ${who}  ${tookMs.toFixed(0).padStart(6)} ms  ${title}`
  return passed ? line : `${line}\n        ${problem}`
}

export function printSum(results: readonly KitResult[], tookMs: number): string {
  const numbers = new Set(results.map(({ case: number }) => number))
  const wrong = new Set(results.filter(({ passed }) => !passed).map(({ case: number }) => number))
  const passed = numbers.size - wrong.size
  const seconds = (tookMs / 1000).toFixed(1)
  return `\n${passed} of ${numbers.size} cases hold, alone and by a crowd, in ${seconds} s.`
}
