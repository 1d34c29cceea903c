import type { GoodContent } from '@baize/contract/points/points-desk'

type Variants = GoodContent['variants']

/** Names become codes; a name that was there keeps its code, so that its stock stays its own. */
export function variantsOf(names: string, known: Variants): Variants {
  const wanted = new Set(names.split(',').flatMap((name) => name.trim() || []))
  if (wanted.size === 0) return [{ code: known[0]?.code ?? 'one', name: '' }]
  const taken = new Set(known.map(({ code }) => code))
  return [...wanted].map((name) => {
    const found = known.find((one) => one.name === name)
    if (found) return found
    const plain = name.replaceAll(/[^A-Za-z0-9_-]/g, '').slice(0, 16)
    let code = plain === '' ? 'v1' : plain
    for (let number = 2; taken.has(code); number += 1) code = `${plain || 'v'}${number}`
    taken.add(code)
    return { code, name }
  })
}
