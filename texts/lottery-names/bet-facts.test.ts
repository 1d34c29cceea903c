import { beforeAll, expect, it } from 'vitest'
import { activateTexts, translate } from '../browser.ts'
import { compileRooms } from '../catalogue.ts'
import { factsOfBet } from './bet-facts.ts'

beforeAll(() => activateTexts('EN', compileRooms('EN', ['lottery', 'lottery-plays'])))

const facts = (detail: Readonly<Record<string, string>>) => {
  const lines = Object.entries(detail).map(([name, value]) => ({ name, value }))
  const said = factsOfBet(translate, { detail: lines, currency: 'PHP' })
  return Object.fromEntries(said.map(({ id, value }) => [id, value]))
}
const sides = {
  issue: '20261118-0871',
  play: 'ssc-total-sides',
  bets: '2',
  picked: 'big odd',
}

it('[W45] a bet on a lottery is told in words, with its sum on each bet at odds', () => {
  expect(facts({ ...sides, mode: 'ELOTT', each: '12345', draw: '1 2 3 4 5' })).toEqual({
    draw: '20261118-0871',
    play: 'Sides of the total',
    ticket: 'Big Odd (2 bets)',
    mode: 'ELOTT: PHP\u00a0123.45 on each bet',
    result: '1 2 3 4 5',
  })
})

it('[W45] and with its unit, its multiple and its prize group where it has those', () => {
  const units = { mode: 'LOTT', unit: '0.1', multiple: '5', group: '1950' }
  expect(facts({ ...sides, ...units })['mode']).toBe('LOTT: 0.1 × 5, prize group 1950')
})

it('[W45] what an older bet did not keep is left out, and a play that is gone keeps its code', () => {
  expect(facts(sides)).not.toHaveProperty('mode')
  expect(facts({ ...sides, play: 'gone-play' })).toMatchObject({
    play: 'gone-play',
    ticket: 'big odd (2 bets)',
  })
})

it('[W45] of a ticket that is longer than what is kept only the beginning is told, and no number of what was left out', () => {
  const picked = Array.from({ length: 60 }, (_, n) => String(10_000 + n))
    .join(' ')
    .slice(0, 300)
  const { ticket } = facts({ ...sides, play: 'ssc-five-direct', bets: '60', picked })
  expect(ticket).toBe(`${picked.slice(0, 60)}… (60 bets)`)
})
