import { useState } from 'react'
import { useUiTexts } from '../texts.tsx'
import { readTyped, type NumberForm } from './typed-number.ts'
import { useTypedNumber } from './use-typed-number.ts'

type HeldNumberPlan = NumberForm & {
  /** What holds: plain digits with the mark of the language. */
  readonly held: string
  /** Told each number that was typed, and the empty text. */
  readonly onNumber: (plain: string) => void
}

/** A number that holds until another one is typed; what is none says so, and is gone when the field is left. */
export function useHeldNumber({ held, decimals, mark, onNumber }: HeldNumberPlan) {
  const { notANumber } = useUiTexts()
  const [typed, setTyped] = useState<string>()
  const { why, control } = useTypedNumber({
    value: typed ?? held,
    decimals,
    mark,
    onValue(text) {
      setTyped(text)
      if (readTyped(text, { decimals, mark }).ok) onNumber(text)
    },
  })
  const leave = () => {
    control.onBlur()
    setTyped(undefined)
  }
  return {
    typed,
    problem: why && notANumber(why, { decimals, mark }),
    control: { ...control, autoComplete: 'off', onBlur: leave },
    leave,
  }
}
