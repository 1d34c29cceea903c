import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import type { SelectOption } from '@baize/ui/forms/select'

/** The options of a list, from the names of its values. */
export function useOptions() {
  const t = useText()
  return <Value extends string>(names: Readonly<Record<Value, TextKey>>) =>
    (Object.entries(names) as [Value, TextKey][]).map(([value, name]): SelectOption<Value> => ({
      value,
      label: t(name),
    }))
}
