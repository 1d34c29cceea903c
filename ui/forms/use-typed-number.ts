import { useLayoutEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react'
import {
  groupMark,
  groupTyped,
  readTyped,
  type NotANumber,
  type NumberForm,
} from './typed-number.ts'

const filledIn = { inputType: '', data: null }

type TypedNumberPlan = NumberForm & {
  /** Plain digits with the mark of the language; or what was typed, where that is no number. */
  readonly value: string
  readonly onValue: (value: string) => void
}

/**
 * A number as it is typed. It is grouped while one types, the cursor stays where it was, and what is no number stays on
 * the screen with the reason, so that nobody acts on another number than the one that is read.
 */
export function useTypedNumber({ value, onValue, decimals, mark }: TypedNumberPlan) {
  const form = { decimals, mark }
  const input = useRef<HTMLInputElement>(null)
  const read = readTyped(value, form)
  const canonical = read.ok ? groupTyped(value, mark) : value
  const [typed, setTyped] = useState<{ readonly text: string; readonly of: string }>()
  const shown = typed?.of === value ? typed.text : canonical
  const caret = useCaret(input, shown)

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    // A browser that fills a form in says nothing of how.
    const { inputType, data } = nativeEvent instanceof InputEvent ? nativeEvent : filledIn
    const isTyped = inputType === 'insertText' || inputType.startsWith('delete')
    const own = groupMark(mark)
    const at = target.selectionStart ?? target.value.length
    // The groups that stand there are ours, so that they say nothing; a mark that was typed just now does.
    const isOurs = isTyped && shown === canonical
    const ours = (sign: string, index: number) =>
      isOurs && sign === own && !(data === own && index === at - 1)
    const signs = [...target.value]
    const said = signs.filter((sign, index) => !ours(sign, index)).join('')
    const now = readTyped(said, form)
    const next = now.ok ? now.plain : said
    const text = now.ok && (!isTyped || now.plain === said) ? groupTyped(next, mark) : said
    caret.keep({ text: said, at: at - signs.slice(0, at).filter(ours).length, mark: own })
    setTyped({ text, of: next })
    onValue(next)
  }

  return {
    why: read.ok ? undefined : (read.why satisfies NotANumber),
    control: {
      ref: input,
      value: shown,
      inputMode: decimals > 0 ? ('decimal' as const) : ('numeric' as const),
      onChange: change,
      // What was understood is what is shown, once one is done.
      onBlur: () => setTyped(undefined),
    },
  }
}

type Caret = { readonly text: string; readonly at: number; readonly mark: string }

/** Groups come and go before the cursor; it stays behind as many other signs as before. */
function useCaret(input: RefObject<HTMLInputElement | null>, shown: string) {
  const kept = useRef<Caret>(undefined)
  useLayoutEffect(() => {
    const { current } = input
    if (!current || !kept.current || document.activeElement !== current) return
    const at = caretIn(shown, kept.current)
    kept.current = undefined
    current.setSelectionRange(at, at)
  })
  return {
    keep(caret: Caret) {
      kept.current = caret
    },
  }
}

function caretIn(shown: string, { text, at, mark }: Caret): number {
  if (shown === text) return at
  const behind = text.slice(0, at).replaceAll(mark, '').length
  let [place, passed] = [0, 0]
  while (place < shown.length && passed < behind) {
    if (shown[place] !== mark) passed += 1
    place += 1
  }
  return place
}
