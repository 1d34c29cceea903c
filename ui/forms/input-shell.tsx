import type { ReactNode } from 'react'
import { cx } from '../look/cx.ts'

/** The box around a bare input. The ring belongs to the box, so that what stands beside the input is inside it. */
export const shellClass = cx(
  'flex w-full min-w-0 items-center gap-2 rounded-ctl border border-line-strong bg-s2 text-body',
  'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
  'has-[[aria-invalid]]:border-neg has-[[aria-invalid]]:shadow-[inset_0_0_0_1px_var(--neg)]',
  'has-[:disabled]:border-dashed has-[:disabled]:bg-transparent has-[:disabled]:text-text-3',
  'has-[:is(input,textarea):read-only]:border-dashed has-[:is(input,textarea):read-only]:bg-transparent',
)

export const bareInputClass =
  'min-w-0 flex-1 self-stretch bg-transparent outline-none disabled:cursor-not-allowed'

export type ShellProps = {
  before?: ReactNode
  after?: ReactNode
  /** Tool bars and rows of the console use the lower control. */
  dense?: boolean | undefined
  children: ReactNode
}

export function InputShell({ before, after, dense = false, children }: ShellProps) {
  return (
    <div className={cx(shellClass, 'px-3', dense ? 'h-9 text-body-s pointer-coarse:h-11' : 'h-11')}>
      {before && <span className="flex-none text-text-3">{before}</span>}
      {children}
      {after && <span className="flex flex-none items-center text-text-3">{after}</span>}
    </div>
  )
}
