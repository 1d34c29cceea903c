import { expect, it } from 'vitest'
import type { Family } from '@baize/ui/art/families/family'
import { contrastOf } from '@baize/ui/art/testing/contrast'
import { paytableInks } from './paytable-dress.ts'

const families = Object.values(
  import.meta.glob<Family>('../../../../ui/art/families/*/family.ts', {
    eager: true,
    import: 'family',
  }),
)

it.each(families)('[A10] the paytable of $id can be read', (family) => {
  const inks = paytableInks(family)
  const ground = inks['--place-ground'] ?? ''
  for (const name of ['--text', '--text-2', '--text-3']) {
    expect(contrastOf(inks[name] ?? '', ground)).toBeGreaterThan(4.5)
  }
})
