import { useState } from 'react'
import { useUiTexts } from '../texts.tsx'
import { useRefusedNumber } from './held-numbers.tsx'
import { readTyped, type NumberForm } from './typed-number.ts'
import { useTypedNumber } from './use-typed-number.ts'

type HeldNumberPlan = NumberForm & {
  /** What holds: plain digits with the mark of the language. */
  readonly held: string
  /** Whether nothing is an answer too. Where it is none, what held comes back when the field is left. */
  readonly mayBeEmpty?: boolean
  /** Why a number may not stand here. */
  readonly problemOf?: ((plain: string) => string | undefined) | undefined
  /** Told what holds from now on: the number that was typed, or what held before while there is none. */
  readonly onNumber: (plain: string) => void
}

type Typed = { readonly text: string; readonly before: string }

/**
 * A number that holds until another one is typed. What is none says so and stays, until it is mended or something else
 * sets the number; what held before holds meanwhile, and `<HeldNumbers>` knows that it is refused.
 */
export function useHeldNumber(plan: HeldNumberPlan) {
  const { held, mayBeEmpty = false, problemOf, onNumber, decimals, mark, currency } = plan
  const form = { decimals, mark, currency }
  const { notANumber } = useUiTexts()
  const [state, setTyped] = useState<Typed>()
  const refusalOf = (text: string) => {
    const read = readTyped(text, form)
    if (!read.ok) return notANumber(read.why, form)
    return text === '' ? undefined : problemOf?.(text)
  }
  const refusal = state && refusalOf(state.text)
  const isReplaced = refusal !== undefined && state?.before !== held
  // Or it would stand there again when the number comes back to what it was.
  if (isReplaced) setTyped(undefined)
  const typed = isReplaced ? undefined : state
  const problem = isReplaced ? undefined : refusal
  useRefusedNumber(problem !== undefined, setTyped)
  const { control } = useTypedNumber({
    ...form,
    value: typed?.text ?? held,
    onValue(text) {
      const before = typed?.before ?? held
      const holds = refusalOf(text) === undefined && (text !== '' || mayBeEmpty)
      setTyped({ text, before })
      onNumber(holds ? text : before)
    },
  })
  return {
    problem,
    control: {
      ...control,
      autoComplete: 'off',
      onBlur: () => {
        control.onBlur()
        if (problem === undefined) setTyped(undefined)
      },
    },
    /** For what sets the number otherwise. */
    forget: () => setTyped(undefined),
  }
}
