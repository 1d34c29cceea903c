import { withWords } from '@baize/texts/with-words'
import type { Family } from '@baize/ui/art/families/family'

type Load = () => Promise<Family>

/** Every family that is drawn, by the name of its folder. One is loaded at a time; another is added by adding its folder. */
const drawn: ReadonlyMap<string, Load> = new Map(
  Object.entries(
    import.meta.glob<Family>('../../../../../ui/art/families/*/family.ts', { import: 'family' }),
  ).map(([path, load]) => [path.split('/').at(-2) ?? '', load]),
)

/** Where a round is drawn whose title nobody knows, as in the verifier. */
const plain = 'saloon'

const loads = new Map<string, Promise<Family>>()

/** The family of a title, with the words that it says; what is loaded once stays. */
export function loadFamily(of: string | undefined): Promise<Family> {
  const id = of !== undefined && drawn.has(of) ? of : plain
  const known = loads.get(id)
  if (known) return known
  const load = drawn.get(id)
  if (!load) throw new Error(`The family ${id} has no folder.`)
  const loading = withWords(load, 'arcade-places')()
  loads.set(id, loading)
  return loading
}
