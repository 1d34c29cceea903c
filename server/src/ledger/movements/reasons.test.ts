import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accountKinds } from '../account.ts'
import { mayMove, reasons, type Way } from './reasons.ts'

const page = readFileSync(new URL('../../../../docs/ledger.md', import.meta.url), 'utf8')

/** The cells of every row below a heading. */
function rowsBelow(heading: string): string[][] {
  const start = page.indexOf(`## ${heading}`)
  if (start === -1) throw new Error(`docs/ledger.md has no part called ${heading}`)
  const part = page.slice(start).split('\n## ')[0] ?? ''
  return part
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.replaceAll('`', '').trim()))
}

describe('docs/ledger.md', () => {
  it('[L7] has one row for every way of every reason, and no other', () => {
    const written = rowsBelow('Reasons').map(([, reason, from, to]) => `${reason}: ${from} → ${to}`)
    const known = Object.entries(reasons).flatMap(([reason, ways]) =>
      (ways as readonly Way[]).map(([from, to]) => `${reason}: ${from} → ${to}`),
    )
    const byText = (one: string, other: string) => one.localeCompare(other)
    expect(written.toSorted(byText)).toEqual(known.toSorted(byText))
  })

  it('[L7] says of every way what it means', () => {
    const silent = rowsBelow('Reasons').filter(([, , , , means = '']) => means.length < 10)
    expect(silent).toEqual([])
  })

  it('[L2] has one row for every kind of account, and says whether it is bounded', () => {
    const written = rowsBelow('Accounts').map(
      ([, kind = '', , bounded]) => [kind, bounded === 'yes'] as const,
    )
    const known = Object.entries(accountKinds).map(
      ([kind, { bounded }]) => [kind, bounded] as const,
    )
    expect(written).toHaveLength(known.length)
    expect(new Map(written)).toEqual(new Map(known))
  })
})

describe('the ways of money', () => {
  it('[L7] are only those of the reason', () => {
    expect(mayMove('deposit', 'clearing', 'cash')).toBe(true)
    expect(mayMove('deposit', 'cash', 'clearing')).toBe(false)
    expect(mayMove('deposit', 'clearing', 'bonus')).toBe(false)
    expect(mayMove('correction', 'cash', 'house')).toBe(true)
  })
})
