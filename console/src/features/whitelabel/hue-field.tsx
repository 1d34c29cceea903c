import { Check } from 'lucide-react'
import { useId } from 'react'
import { cx } from '@baize/ui/look/cx.ts'
import { FieldNote } from '@baize/ui/forms/field'
import { bareInputClass, InputShell } from '@baize/ui/forms/input-shell'
import { useHeldNumber } from '@baize/ui/forms/use-held-number.ts'
import { useText } from '@baize/texts/use-text'

const step = 15
// Starts where the house's own green is one of the swatches.
const swatches = Array.from({ length: 360 / step }, (_, index) => index * step + 12)

/** How far two hues are from one another around the wheel. */
function distance(a: number, b: number): number {
  const apart = Math.abs(a - b) % 360
  return Math.min(apart, 360 - apart)
}

type HueFieldProps = { readonly hue: number; readonly onHue: (hue: number) => void }

/** The hue alone may be chosen: lightness and chroma are fixed, which is what keeps the contrast. */
export function HueField({ hue, onHue }: HueFieldProps) {
  const t = useText()
  const name = useId()
  const nearest = swatches.reduce((a, b) => (distance(b, hue) < distance(a, hue) ? b : a))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-3 font-medium">
        {t('system-desk.hue')}
        <span className="text-meta font-normal text-text-3">{t('system-desk.hueHelp')}</span>
      </legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="grid min-w-0 flex-1 grid-cols-12 gap-0.5 sm:grid-cols-24">
          {swatches.map((swatch) => (
            <label
              key={swatch}
              title={t('system-desk.degrees', { hue: swatch })}
              className={cx(
                'relative grid h-9 cursor-pointer place-items-center rounded-chip text-[#f8f3e6]',
                swatch === nearest &&
                  'z-1 shadow-[0_0_0_2px_var(--s1),0_0_0_3px_var(--line-strong)]',
                'has-[:checked]:z-1 has-[:checked]:shadow-[0_0_0_2px_var(--s1),0_0_0_4px_var(--brass)]',
                'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-5 has-[:focus-visible]:outline-focus',
              )}
              style={{ background: `oklch(0.46 0.088 ${swatch})` }}
            >
              <input
                type="radio"
                name={name}
                checked={swatch === hue}
                aria-label={t('system-desk.degrees', { hue: swatch })}
                onChange={() => onHue(swatch)}
                className="peer visually-hidden"
              />
              <Check
                size={14}
                strokeWidth={3}
                aria-hidden="true"
                className="hidden peer-checked:block"
              />
            </label>
          ))}
        </div>
        <HueNumber hue={hue} onHue={onHue} />
      </div>
    </fieldset>
  )
}

function HueNumber({ hue, onHue }: HueFieldProps) {
  const t = useText()
  const id = useId()
  const { problem, control } = useHeldNumber({
    held: String(hue),
    decimals: 0,
    mark: '.',
    problemOf: (text) =>
      Number(text) > 359 ? t('system-desk.bounds', { min: 0, max: 359 }) : undefined,
    onNumber: (text) => onHue(Number(text)),
  })
  return (
    <>
      <div className="w-20 flex-none">
        <InputShell dense after="°">
          <input
            {...control}
            maxLength={15}
            aria-label={t('system-desk.hueNumber')}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem && id}
            className={cx(bareInputClass, 'figures w-full text-end')}
          />
        </InputShell>
      </div>
      {problem && (
        <div className="flex basis-full justify-end">
          <FieldNote id={id} error={problem} />
        </div>
      )}
    </>
  )
}
