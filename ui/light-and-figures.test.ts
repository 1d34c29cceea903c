import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const lateOnes = ['./overlays/menu.tsx', './overlays/popover.tsx', './overlays/tooltip.tsx']

/** Every primitive and what it imports by hand, from the source itself. */
const sources = Object.keys(
  import.meta.glob(['./**/*.{ts,tsx}', '!./{art,gallery,testing}/**', '!./**/*.test.{ts,tsx}']),
)

it('[U2] only menu, popover and tooltip import Radix, and no other primitive imports them', () => {
  const importing = sources.filter((file) =>
    /from '(radix-ui|\.\/(menu|popover|tooltip)\.tsx)/.test(
      readFileSync(new URL(file, import.meta.url), 'utf8'),
    ),
  )
  expect(sources.length).toBeGreaterThan(50)
  expect(importing).toEqual(lateOnes)
})

it('[U8] no style puts tabular figures on the display face', () => {
  const sheets = Object.keys(import.meta.glob('./**/*.css'))
  const rules = sheets
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .flatMap((css) => css.match(/[^{}]+\{[^{}]*\}/g) ?? [])
  const wrong = rules.filter((rule) => /font-display/.test(rule) && /tabular-nums/.test(rule))
  expect(rules.length).toBeGreaterThan(50)
  expect(wrong).toEqual([])
})
