import { useState, type ReactNode } from 'react'
import { TextArea } from '@baize/ui/forms/text-area'
import { useText } from '@baize/texts/use-text'

type RangesRowProps = {
  readonly label: string
  readonly help: string
  readonly ranges: readonly string[]
  readonly problem: string | undefined
  readonly marks: ReactNode
  readonly disabled: boolean
  readonly onRanges: (ranges: string[]) => void
}

/** Addresses and ranges, one a line, and what the list as it stands means. */
export function RangesRow(props: RangesRowProps) {
  const { label, help, ranges, problem, marks, disabled, onRanges } = props
  const t = useText()
  const [typed, setTyped] = useState<string>()
  return (
    <li className="py-3.5">
      <TextArea
        label={
          <span className="text-body-s">
            {label} {marks}
          </span>
        }
        help={help}
        error={problem}
        rows={Math.min(8, Math.max(3, ranges.length + 1))}
        spellCheck={false}
        autoComplete="off"
        disabled={disabled}
        value={typed ?? ranges.join('\n')}
        onChange={({ target }) => {
          setTyped(target.value)
          onRanges(readLines(target.value))
        }}
        onBlur={() => setTyped(undefined)}
      />
      <p className="mt-1.5 text-meta text-text-2">
        {ranges.length === 0
          ? t('system-desk.consoleRangesNone')
          : t('system-desk.consoleRangesCount', { count: ranges.length })}
      </p>
    </li>
  )
}

/** Whatever is pasted, each once. */
function readLines(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((word) => word !== ''))]
}
