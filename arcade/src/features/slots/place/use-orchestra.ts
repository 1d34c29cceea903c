import { useEffect, useRef, useState } from 'react'
import type { Family } from '@baize/ui/art/families/family'
import type { Turns } from '@baize/ui/art/families/turns'
import { createOrchestra, type Orchestra } from './orchestra.ts'

/** What a title sounds like, while sounds are wanted. */
export function useOrchestra({ sound }: Family, turns: Turns, isOn: boolean): Orchestra {
  const [orchestra] = useState(() => createOrchestra(sound, turns))
  const wanted = useRef(isOn)
  useEffect(() => {
    wanted.current = isOn
    orchestra.turn(isOn)
  }, [orchestra, isOn])
  useEffect(() => {
    orchestra.turn(wanted.current)
    return () => orchestra.close()
  }, [orchestra])
  return orchestra
}
