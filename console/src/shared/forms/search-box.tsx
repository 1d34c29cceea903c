import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { bareInputClass, InputShell } from '@baize/ui/forms/input-shell'
import { KeyCap } from '@baize/ui/key-cap'
import { useText } from '@baize/texts/use-text'
import { useKeys } from '../keys.ts'
import { useSearch } from './use-search.ts'

const typingMs = 300

type SearchBoxProps = {
  readonly label: string
  /** The field of the address that holds what is looked for. */
  readonly field: string
  readonly className?: string
  /** Of several on a page one alone has the key. */
  readonly hasKey?: boolean
}

/** What is typed goes into the address once the fingers rest. */
export function SearchBox({
  label,
  field,
  className = 'w-full sm:w-56',
  hasKey = true,
}: SearchBoxProps) {
  const t = useText()
  const [search, change] = useSearch()
  const kept = search[field] ?? ''
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(kept)
  const [seen, setSeen] = useState(kept)
  // The address may change by itself: Back, or the button that clears all filters.
  if (seen !== kept) {
    setSeen(kept)
    setText(kept)
  }
  useEffect(() => {
    if (text === kept) return undefined
    const timer = setTimeout(() => change({ [field]: text }), typingMs)
    return () => clearTimeout(timer)
  }, [text, kept, field, change])
  const key = { keys: '/', label: t('ops.keySearch'), run: () => input.current?.focus() }
  useKeys(hasKey ? [key] : [])
  return (
    <div className={className}>
      <InputShell
        dense
        before={<Search size={16} aria-hidden="true" />}
        after={
          hasKey && (
            <span className="pointer-coarse:hidden">
              <KeyCap>/</KeyCap>
            </span>
          )
        }
      >
        <input
          ref={input}
          type="search"
          aria-label={label}
          placeholder={label}
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={bareInputClass}
        />
      </InputShell>
    </div>
  )
}
