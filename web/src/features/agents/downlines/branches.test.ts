import { expect, it } from 'vitest'
import { stepIn, visibleBranches, type Branch } from './branches.ts'

const team = (account: string, teamSize = 3) => ({ id: `mem_${account}`, account, teamSize })
const known = new Map([
  ['', [team('luz', 6), team('ana')]],
  ['mem_luz', [team('kiko')]],
])
const shown = visibleBranches({ id: '', name: 'rico (you)' }, known)
const named = (name: string) => shown.find((one) => one.name === name) as Branch

it('shows below whoever is unfolded those who have a team', () => {
  expect(shown.map(({ name, depth, isOpen }) => [name, depth, isOpen])).toEqual([
    ['rico (you)', 0, true],
    ['luz', 1, true],
    ['kiko', 2, false],
    ['ana', 1, false],
  ])
})

it.each([
  ['rico (you)', 'ArrowDown', { to: 'mem_luz' }],
  ['ana', 'ArrowUp', { to: 'mem_kiko' }],
  ['ana', 'Home', { to: '' }],
  ['luz', 'End', { to: 'mem_ana' }],
  ['luz', 'ArrowRight', { to: 'mem_kiko' }],
  ['ana', 'ArrowRight', { fold: true }],
  ['luz', 'ArrowLeft', { fold: false }],
  ['kiko', 'ArrowLeft', { to: 'mem_luz' }],
  ['ana', 'ArrowDown', {}],
  ['ana', 'Enter', { open: true, fold: true }],
  ['ana', 'x', undefined],
])('from %s, %s', (from, key, wanted) => {
  expect(stepIn(shown, named(from), key)).toEqual(wanted)
})
