import { CopyButton } from '@baize/ui/figures/copy-button'

type NumberLineProps = { readonly label: string; readonly text: string }

/** A number that people pass on to support, with the way to copy it. */
export function NumberLine({ label, text }: NumberLineProps) {
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="text-meta text-text-3">{label}</p>
        <p className="font-semibold break-all">{text}</p>
      </div>
      <CopyButton iconOnly text={text} label={`${label}: ${text}`} />
    </div>
  )
}
