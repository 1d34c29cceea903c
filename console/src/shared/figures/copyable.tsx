import { CopyButton } from '@baize/ui/figures/copy-button'

type CopyableProps = {
  readonly text: string
  /** What is copied: "Copy reference". */
  readonly label: string
  /** One line that ends in dots where there is no room; whole, it breaks. */
  readonly isCut?: boolean
}

/** A number or an id with the button that copies it, no higher than its line. */
export function Copyable({ text, label, isCut = false }: CopyableProps) {
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1">
      <span title={isCut ? text : undefined} className={isCut ? 'truncate' : 'break-all'}>
        {text}
      </span>
      <span className="-my-2 flex-none">
        <CopyButton iconOnly text={text} label={label} />
      </span>
    </span>
  )
}
