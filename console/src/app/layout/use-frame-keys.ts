import { useEffect, useEffectEvent } from 'react'
import { go } from '@baize/ui/navigation/address.ts'
import { useText } from '@baize/texts/use-text'
import { useKeys } from '../../shared/keys.ts'
import { useOperator } from '../../shared/operator.ts'
import { mayVisit, menuPlaces } from './places.ts'

type FrameKeys = { readonly onCommands: () => void; readonly onHelp: () => void }

/** The shortcuts of every page: `?`, and `g` with a letter for each place that has one. Ctrl K cannot be switched off. */
export function useFrameKeys({ onCommands, onHelp }: FrameKeys): void {
  const t = useText()
  const { roles } = useOperator()
  const visits = menuPlaces
    .filter((place) => mayVisit(place, roles))
    .flatMap(({ path, title, key }) =>
      key === undefined ? [] : [{ keys: `g ${key}`, label: t(title), run: () => go({ path }) }],
    )
  useKeys([{ keys: '?', label: t('ops.helpKeys'), run: onHelp }, ...visits])

  const openCommands = useEffectEvent(onCommands)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      openCommands()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
