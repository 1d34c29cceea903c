import { useEffect, useRef, useState } from 'react'
import type { Play } from '@baize/games/lottery/play'
import type { PickerForm } from '@baize/games/lottery/tree/picker'
import { readTyped, type TypedRead } from './read-typed.ts'

/** Reads what is typed once one pauses, and tells what came of the last text alone. */
export function useTyped(play: Play, form: PickerForm, onRead: (read: TypedRead) => void) {
  const [text, setText] = useState('')
  const [read, setRead] = useState<TypedRead>()
  const [isReading, setReading] = useState(false)
  const turn = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const readNow = async (typed: string) => {
    const own = (turn.current += 1)
    setReading(true)
    const came = await readTyped(play, form, typed, () => turn.current !== own)
    if (came === undefined || turn.current !== own) return
    setReading(false)
    setRead(came)
    onRead(came)
  }
  const type = (typed: string) => {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void readNow(typed), 250)
  }
  return { text, read, isReading, type }
}
