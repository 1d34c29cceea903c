import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'

type Props = { readonly at: number; readonly count: number; readonly onStep: (at: number) => void }

/** Leads through the pictures of a round, one by one. */
export function StepPager({ at, count, onStep }: Props) {
  const t = useText()
  if (count < 2) return null
  return (
    <div className="mt-3 flex items-center justify-center gap-3">
      <IconButton
        label={t('arcade.stepBefore')}
        icon={<ChevronLeft size={20} />}
        variant="outline"
        disabled={at === 0}
        onClick={() => onStep(at - 1)}
      />
      <span aria-live="polite" className="figures min-w-24 text-center">
        {t('arcade.stepOf', { step: at + 1, steps: count })}
      </span>
      <IconButton
        label={t('arcade.stepAfter')}
        icon={<ChevronRight size={20} />}
        variant="outline"
        disabled={at === count - 1}
        onClick={() => onStep(at + 1)}
      />
    </div>
  )
}
