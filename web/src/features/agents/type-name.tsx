import { useText } from '@baize/texts/use-text'
import { useSystem } from '../../shared/system.ts'
import { typeName } from './words.ts'

/** What accounts are, in words, by the number of the wire. */
export function useTypeName(): (type: number) => string {
  const t = useText()
  const { agentNames } = useSystem().info.brand
  return (type) => typeName(t, agentNames, type)
}

export function TypeName({ type }: { readonly type: number }) {
  return useTypeName()(type)
}
