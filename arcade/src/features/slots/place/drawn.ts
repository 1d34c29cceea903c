import type { Family } from '@baize/ui/art/families/family'

type Load = () => Promise<Family>

/** Every family that is drawn, by the name of its folder. One is loaded at a time; another is added by adding its folder. */
const drawn: Readonly<Record<string, Load>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<Family>('../../../../../ui/art/families/*/family.ts', { import: 'family' }),
  ).map(([path, load]) => [path.split('/').at(-2) ?? '', load]),
)

export const findDrawn = (id: string | undefined): Load | undefined =>
  id !== undefined && Object.hasOwn(drawn, id) ? drawn[id] : undefined
