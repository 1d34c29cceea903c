import { Check } from 'lucide-react'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { InCentreHead } from '../../shared/centre-head.tsx'

type Props = { readonly steps: readonly string[]; readonly at: number }

/** How far one is, beside the page's title: done, the present one, to come. */
export function HeadSteps({ steps, at }: Props) {
  const t = useText()
  return (
    <InCentreHead>
      <ol
        aria-label={t('cashier.steps')}
        className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-text-3"
      >
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            className={cx(
              'flex items-center gap-1.5 whitespace-nowrap',
              index === at && 'font-semibold text-text',
            )}
          >
            {index > 0 && (
              <span aria-hidden="true" className="w-3 border-t border-line-strong md:w-5" />
            )}
            <span
              aria-hidden="true"
              className={cx(
                'grid size-5 place-items-center rounded-full border text-caption leading-none font-semibold',
                index < at && 'border-pos text-pos',
                index === at && 'border-primary bg-primary text-on-primary',
                index > at && 'border-line-strong',
              )}
            >
              {index < at ? <Check size={12} strokeWidth={2.5} /> : index + 1}
            </span>
            {step}
            {index < at && <span className="sr-only"> {t('cashier.stepDone')}</span>}
          </li>
        ))}
      </ol>
    </InCentreHead>
  )
}
