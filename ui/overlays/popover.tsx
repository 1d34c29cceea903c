import * as Radix from 'radix-ui/popover'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../look/cx.ts'
import { floatingClass } from './floating-class.ts'

export type PopoverProps = {
  trigger: ReactElement
  /** Names the panel for a screen reader. */
  label: string
  open?: boolean
  onOpen?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  className?: string
  children: ReactNode
}

/** A panel that hangs from its button: the balance's parts, a column chooser. */
export function Popover(props: PopoverProps) {
  const { trigger, label, open, onOpen, align = 'center', className, children } = props
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpen && { onOpenChange: onOpen })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={cx(floatingClass, 'w-80 max-w-[calc(100vw-24px)] p-4', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
