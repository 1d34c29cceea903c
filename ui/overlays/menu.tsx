import * as Radix from 'radix-ui/dropdown-menu'
import { useRef, type ReactElement, type ReactNode } from 'react'
import { cx } from '../look/cx.ts'
import { floatingClass } from './floating-class.ts'
import { KeyCap } from '../key-cap.tsx'

export type MenuItem = {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** The key that does the same from the page. */
  keys?: string
  danger?: boolean
  disabled?: boolean
  /** Draws a line above: the start of another group. */
  apart?: boolean
  onSelect: () => void
}

export type MenuProps = {
  /** One button; it gets the menu's state and name. */
  trigger: ReactElement
  items: readonly MenuItem[]
  align?: 'start' | 'center' | 'end'
  /** For a menu whose code came with the click that opens it. */
  startsOpen?: boolean
}

export function Menu({ trigger, items, align = 'end', startsOpen = false }: MenuProps) {
  const chosen = useRef<() => void>(undefined)
  // What was chosen runs once the focus is back on the button, so that a dialog it opens returns the focus there.
  const runChosen = () => {
    const run = chosen.current
    chosen.current = undefined
    if (run) queueMicrotask(run)
  }
  const choose = (item: MenuItem) => {
    chosen.current = item.onSelect
  }
  return (
    // Not modal: the page below stays readable and scrolls, and no style element is written into it.
    <Radix.Root modal={false} defaultOpen={startsOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={runChosen}
          className={cx(floatingClass, 'min-w-52 p-1')}
        >
          {items.map((item) => (
            <Entry key={item.id} item={item} onChoose={choose} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Entry({ item, onChoose }: { item: MenuItem; onChoose: (item: MenuItem) => void }) {
  return (
    <>
      {item.apart && <Radix.Separator className="mx-2 my-1 h-px bg-line" />}
      <Radix.Item
        disabled={item.disabled ?? false}
        onSelect={() => onChoose(item)}
        className={cx(
          'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-[6px] px-2.5 text-body-s outline-none select-none pointer-coarse:min-h-11',
          'data-[disabled]:cursor-not-allowed data-[disabled]:text-text-3 data-[highlighted]:bg-s3',
          'data-[highlighted]:shadow-[inset_0_0_0_2px_var(--focus)]',
          item.danger ? 'text-neg' : 'text-text',
        )}
      >
        {item.icon && <span className="text-text-3">{item.icon}</span>}
        <span className="flex-1">{item.label}</span>
        {item.keys && <KeyCap>{item.keys}</KeyCap>}
      </Radix.Item>
    </>
  )
}
