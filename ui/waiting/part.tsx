import { lazy, useState, type ComponentType } from 'react'
import { loadPage } from './load-page.ts'

/** A part of an app whose code comes when it is needed, or earlier when one sees that it will be. */
export type Part<Props> = ComponentType<Props> & { readonly fetchEarly: () => void }

/** Makes a part of the component that a module exports under the given name. */
export function part<Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): Part<Props> {
  let loaded: ComponentType<Props> | undefined
  const keep = (module: Record<Name, ComponentType<Props>>) => (loaded = module[name])
  const Late = lazy(async () => ({ default: keep(await loadPage(load)) }))

  // What came early is drawn at once: a lazy component would show its cover first, for 300 ms at least.
  function Part(props: Props) {
    const [Body] = useState((): ComponentType<Props> => loaded ?? (Late as ComponentType<Props>))
    return <Body {...props} />
  }
  // Nobody waits for this one, so a failure is silent; the real visit tries again and tells.
  const fetchEarly = () => void load().then(keep, () => undefined)
  return Object.assign(Part, { fetchEarly })
}
