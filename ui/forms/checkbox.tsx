import { Check, Minus } from 'lucide-react'
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { FieldNote } from './field.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  /** Some of a group are chosen, not all. */
  mixed?: boolean
}

export function Checkbox({ label, help, error, mixed = false, ...input }: CheckboxProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  // The mixed state can be set by script only; there is no attribute for it.
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  return (
    <div>
      <div className="flex items-start gap-2.5">
        <span className="relative inline-grid size-5 flex-none place-items-center">
          <input
            {...input}
            ref={box}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={help || error ? `${id}-note` : undefined}
            className="peer size-5 appearance-none rounded-chip border-[1.5px] border-line-strong bg-s2 checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary aria-invalid:border-neg disabled:bg-s3 forced-colors:appearance-auto"
          />
          <Check
            size={14}
            aria-hidden="true"
            className="pointer-events-none absolute hidden stroke-[3] text-on-primary peer-checked:block peer-indeterminate:hidden forced-colors:invisible"
          />
          <Minus
            size={14}
            aria-hidden="true"
            className="pointer-events-none absolute hidden stroke-[3] text-on-primary peer-indeterminate:block forced-colors:invisible"
          />
        </span>
        <label htmlFor={id} className="text-body-s">
          {label}
        </label>
      </div>
      <FieldNote id={`${id}-note`} help={help} error={error} />
    </div>
  )
}
