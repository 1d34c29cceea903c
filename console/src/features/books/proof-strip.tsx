import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { useCountText } from '../../shared/figures/use-count-text.ts'
import type { Books } from '../../shared/books/books-query.ts'

type Slot = Books['slots'][number]

function toneOf({ proofs, failed }: Slot): string {
  if (failed > 0) return 'bg-neg'
  return proofs > 0 ? 'bg-pos opacity-75' : 'bg-line-strong opacity-60'
}

/** The proofs of a day, a bar for each half hour; the sentence below says the same in words. */
export function ProofStrip({ slots }: { readonly slots: readonly Slot[] }) {
  const t = useText()
  const countText = useCountText()
  const proofs = slots.reduce((sum, slot) => sum + slot.proofs, 0)
  const failed = slots.reduce((sum, slot) => sum + slot.failed, 0)
  return (
    <div className="grid gap-1 lg:justify-items-end">
      <div aria-hidden="true" className="flex gap-0.5">
        {slots.map((slot) => (
          <i
            key={slot.at}
            className={cx('h-6 w-[5px] max-sm:w-[3px] rounded-[2px]', toneOf(slot))}
          />
        ))}
      </div>
      <p className="text-caption text-text-3">
        {proofs === 0
          ? t('ops.booksDayNone')
          : t('ops.booksDay', {
              proofs: countText(proofs),
              held: countText(proofs - failed),
              failed: countText(failed),
            })}
      </p>
    </div>
  )
}
