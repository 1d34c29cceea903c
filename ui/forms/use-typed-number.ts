import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type RefObject,
} from 'react'
import {
  groupMark,
  groupTyped,
  readTyped,
  type NotANumber,
  type NumberForm,
} from './typed-number.ts'

type TypedNumberPlan = NumberForm & {
  /** Plain digits with the mark of the language; or what was typed, where that is no number. */
  readonly value: string
  readonly onValue: (value: string) => void
}

/**
 * A number as it is typed. It is grouped while one types, the cursor stays where it was, and what is no number stays on
 * the screen with the reason, so that nobody acts on another number than the one that is read.
 */
export function useTypedNumber({ value, onValue, decimals, mark, currency }: TypedNumberPlan) {
  const form = { decimals, mark, currency }
  const input = useRef<HTMLInputElement>(null)
  const read = readTyped(value, form)
  const canonical = read.ok ? groupTyped(value, mark) : value
  const [typed, setTyped] = useState<{ readonly text: string; readonly of: string }>()
  const settled = typed?.of === value ? typed.text : canonical
  // A field that is rewritten under an input method gets its signs twice: until it is done they stand as it puts them.
  const [composed, setComposed] = useState<string>()
  const shown = composed ?? settled
  const caret = useCaret(input, shown)

  function understand(target: HTMLInputElement, { length, isTyped }: Written) {
    const own = groupMark(mark)
    const at = target.selectionStart ?? target.value.length
    // The groups that stood there are ours, so that they say nothing; a mark that was written just now does.
    const isOurs = (index: number) => settled === canonical && (index < at - length || index >= at)
    const withoutOurs = (text: string) =>
      text.replaceAll(own, (sign, index: number) => (isOurs(index) ? '' : sign))
    const said = withoutOurs(target.value)
    const now = readTyped(said, form)
    const next = now.ok ? now.plain : said
    const text = now.ok && (!isTyped || now.plain === said) ? groupTyped(next, mark) : said
    caret.keep({ text: said, at: withoutOurs(target.value.slice(0, at)).length, mark: own })
    setComposed(undefined)
    setTyped({ text, of: next })
    onValue(next)
  }

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const event = nativeEvent instanceof InputEvent ? nativeEvent : undefined
    if (event?.isComposing) setComposed(target.value)
    else understand(target, writtenBy(event, target))
  }

  return {
    why: read.ok ? undefined : (read.why satisfies NotANumber),
    control: {
      ref: input,
      value: shown,
      inputMode: decimals > 0 ? ('decimal' as const) : ('numeric' as const),
      onChange: change,
      onCompositionEnd: ({ currentTarget, data }: CompositionEvent<HTMLInputElement>) => {
        if (composed !== undefined)
          understand(currentTarget, { length: data.length, isTyped: false })
      },
      // What was understood is what is shown, once one is done.
      onBlur: () => setTyped(undefined),
    },
  }
}

/** How many signs before the cursor were written just now, and whether by a key. */
type Written = { readonly length: number; readonly isTyped: boolean }

function writtenBy(
  event: InputEvent | undefined,
  { value, selectionStart }: HTMLInputElement,
): Written {
  const { inputType = '', data = null } = event ?? {}
  if (inputType.startsWith('delete')) return { length: 0, isTyped: true }
  const before = value.slice(0, selectionStart ?? value.length)
  if (inputType === 'insertText' && data !== null && before.endsWith(data))
    return { length: data.length, isTyped: data.length === 1 }
  // A browser that fills a form in says nothing of how, one that replaces words not which: it is all new, then.
  return { length: value.length, isTyped: false }
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
