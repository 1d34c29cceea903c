import { expect, it } from 'vitest'
import { yearDays } from './birthdays.ts'

it.each([
  ['2027-02-28', [228, 229]],
  ['2028-02-28', [228]],
  ['2028-02-29', [229]],
  ['2100-02-28', [228, 229]],
  ['2027-03-01', [301]],
  ['2027-12-31', [1231]],
] as const)('[I117] %s is the birthday of who was born on %j', (day, days) => {
  expect(yearDays(day)).toEqual(days)
})
