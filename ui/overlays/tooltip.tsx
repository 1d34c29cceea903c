import * as Radix from 'radix-ui/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { floatingClass } from './floating-class.ts'
import { cx } from '../look/cx.ts'

export type TooltipProps = { text: ReactNode; side?: 'top' | 'bottom'; children: ReactElement }

/** A second line about a control, on hover and on focus. Never the only place where something is said. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={12}
            className={cx(floatingClass, 'max-w-64 px-2.5 py-1.5 text-meta')}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
