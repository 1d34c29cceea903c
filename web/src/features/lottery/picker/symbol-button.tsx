import { cx } from '@baize/ui/look/cx.ts'

const looks = {
  ball: 'size-11 rounded-full md:size-9.5',
  cell: 'h-8.5 min-w-0 rounded-ctl text-meta',
  word: 'min-h-10 rounded-ctl px-3',
}
const dots = { red: 'bg-[#e24942]', blue: 'bg-[#3d8ad4]', green: 'bg-[#43a96e]' }

type SymbolProps = {
  readonly label: string
  readonly look: keyof typeof looks
  readonly dot?: keyof typeof dots | undefined
  readonly isPicked: boolean
  readonly isFull: boolean
  readonly onPress: () => void
}

/** Picked ones are ivory on dark, green on light, with a ring: two signs beside the pressed state. */
export function SymbolButton({ label, look, dot, isPicked, isFull, onPress }: SymbolProps) {
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      disabled={isFull && !isPicked}
      onClick={onPress}
      className={cx(
        'figures relative grid place-items-center text-body-s font-semibold transition-colors',
        looks[look],
        isPicked
          ? 'bg-[light-dark(var(--felt),#efe8d2)] text-[light-dark(var(--on-felt),#16261d)] shadow-[0_0_0_2px_var(--s1),0_0_0_4px_var(--brass)]'
          : 'bg-s3 text-text hover:bg-[color-mix(in_srgb,var(--text)_12%,var(--s3))] disabled:text-text-3',
      )}
    >
      {label}
      {dot && (
        <span
          aria-hidden="true"
          className={cx('absolute bottom-1 size-1.5 rounded-full', dots[dot])}
        />
      )}
    </button>
  )
}
