import type { LevelTerms } from '@baize/contract/promotions/programmes-settings'
import { currencies } from '@baize/kernel/money'
import { expect, it } from 'vitest'
import { sayValue } from '../../system/system.ts'
import { levelChanges, type Levels } from './level-changes.ts'
import { newProgrammes } from './seed.ts'

const reader = { language: 'EN', zone: 'Asia/Manila', now: new Date(0) } as const
const { levels } = newProgrammes
const shown = (before: Levels, after: Levels) =>
  levelChanges(before, after).map(({ isLoosened, ...said }) => ({
    name: sayValue(said.name, reader),
    before: sayValue(said.before, reader),
    after: sayValue(said.after, reader),
    isLoosened,
  }))
const changed = (number: number, change: (level: LevelTerms) => Partial<LevelTerms>) =>
  levels.map((level, at) => (at === number ? { ...level, ...change(level) } : level))

it('[GR175] who has to agree reads each level that changes, with what it asks and gives before and after', () => {
  const more = changed(3, (level) => ({
    cashback: 475,
    levelUp: { ...level.levelUp, PHP: '9900' },
    rebate: { ...level.rebate, RNG: 60 },
    rebateCap: {},
  }))
  const [first, ...others] = shown(levels, more)
  expect(others).toEqual([])
  expect(first).toMatchObject({ name: 'VIP 3', isLoosened: true })
  expect(first?.before).toMatch(/Once: .*38\.00\. Most rebate a day: .*Cash back: 4\.5 percent/)
  expect(first?.before).toMatch(/Rebate on Slots: 0\.51 percent\.$/)
  expect(first?.after).toMatch(/^Once: .*99\.00\. Most rebate a day: PHP: none .*Cash back: 4\.75/)
  expect(first?.after).toMatch(/Rebate on Slots: 0\.6 percent\.$/)
  expect(first?.after).not.toMatch(/Valid bets|Live/)
})

it('[GR175] marks the levels that give more, and tells one that is new or gone as a whole', () => {
  const less = changed(2, () => ({ cashback: 0 }))
  const all = shown(levels.slice(0, -1), [...less.slice(0, -1), ...levels.slice(-1)])
  expect(all.map(({ name, isLoosened }) => [name, isLoosened])).toEqual([
    ['VIP 2', false],
    ['VIP 10', true],
  ])
  expect(all[1]?.before).toBe('nothing')
  for (const word of ['Valid bets', 'Deposits', 'To keep it', 'A month', 'Cockfight']) {
    expect(all[1]?.after).toContain(word)
  }
  expect(currencies.length).toBeGreaterThan(5)
  // As long as the reply may say it.
  expect(all[1]?.after.length).toBeLessThan(2000)
  expect(shown(levels, levels.slice(0, -1))).toMatchObject([
    { after: 'nothing', isLoosened: false },
  ])
})
