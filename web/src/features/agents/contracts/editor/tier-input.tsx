import { useUiTexts } from '@baize/ui/texts'
import { bareInputClass, InputShell } from '@baize/ui/forms/input-shell'
import { useTypedNumber } from '@baize/ui/forms/use-typed-number.ts'
import type { Form } from '../../../../shared/form/use-form.ts'
import type { Sums } from '../../../../shared/sums.ts'

type Props = {
  readonly form: Form
  readonly name: string
  readonly label: string
  /** What stands above it where the table is laid out as cards. */
  readonly head: string
  readonly decimals: number
  readonly sums: Sums
  readonly noteId: string
  readonly after?: string
}

/** A number of a tier. What is wrong with it stands below its row, where there is room for a sentence. */
export function TierInput({ form, name, label, head, decimals, sums, noteId, after }: Props) {
  const { notANumber } = useUiTexts()
  const shape = { decimals, mark: sums.mark, currency: undefined }
  const { why, control } = useTypedNumber({
    value: form.entries[name] ?? '',
    onValue: (value) => form.set(name, value),
    ...shape,
  })
  const isWrong = form.errorOf(name) !== undefined
  return (
    <div className="min-w-0">
      <span aria-hidden="true" className="mb-1 block text-meta text-text-3 @2xl:hidden">
        {head}
      </span>
      <InputShell dense after={after}>
        <input
          type="text"
          name={name}
          autoComplete="off"
          aria-label={label}
          aria-invalid={isWrong || why ? true : undefined}
          aria-describedby={isWrong ? noteId : undefined}
          title={why && notANumber(why, shape)}
          {...control}
          onBlur={() => {
            control.onBlur()
            void form.leave(name)
          }}
          className={`${bareInputClass} text-end tabular-nums`}
        />
      </InputShell>
    </div>
  )
}
