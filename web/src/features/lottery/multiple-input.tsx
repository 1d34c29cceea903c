import { useState, type ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> & {
  readonly value: number
  readonly most: number
  readonly onValue: (value: number) => void
}

/** A multiple as it is typed: never below one, and empty for as long as somebody types another. */
export function MultipleInput({ value, most, onValue, ...input }: Props) {
  const [isEmpty, setEmpty] = useState(false)
  return (
    <input
      {...input}
      inputMode="numeric"
      autoComplete="off"
      value={isEmpty ? '' : String(value)}
      onChange={({ target }) => {
        const typed = target.value.normalize('NFKC').trim()
        // A minus, a mark or a letter is no part of a multiple: what stood there stays.
        if (/\D/.test(typed)) return
        const digits = typed.replace(/^0+/, '').slice(0, 5)
        setEmpty(digits === '')
        if (digits !== '') onValue(Math.min(Number(digits), most))
      }}
      onBlur={() => setEmpty(false)}
    />
  )
}
