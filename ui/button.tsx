import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { cx } from './look/cx.ts'
import { Spinner } from './waiting/spinner.tsx'
import './button.css'

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    icon?: ReactNode
    /** While busy the button keeps its label, its width and the focus, and ignores further presses. */
    busy?: boolean
    /** Said instead of the label while busy ("Sending…"); room for the longer of the two is kept from the start. */
    busyLabel?: string
  }

export function Button(props: ButtonProps) {
  const { variant, size, block, icon, busy = false, busyLabel, className, ...rest } = props
  const look: ButtonLook = {
    ...(variant && { variant }),
    ...(size && { size }),
    ...(block && { block }),
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else rest.onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      className={cx(buttonClass(look), busy && 'cursor-progress', className)}
    >
      {icon && (busy ? <Spinner size={18} /> : icon)}
      <Label busy={busy} busyLabel={busyLabel}>
        {rest.children}
      </Label>
      {busy && !icon && <span className="button-run" aria-hidden="true" />}
    </button>
  )
}

type LabelProps = { busy: boolean; busyLabel: string | undefined; children: ReactNode }

function Label({ busy, busyLabel, children }: LabelProps) {
  if (!busyLabel) return children
  return (
    <span className="grid place-items-center *:[grid-area:1/1]">
      <span className={cx(busy && 'invisible')} aria-hidden={busy}>
        {children}
      </span>
      <span className={cx(!busy && 'invisible')} aria-hidden={!busy}>
        {busyLabel}
      </span>
    </span>
  )
}
