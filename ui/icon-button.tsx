import type { ComponentProps, ReactNode } from 'react'
import { cx } from './look/cx.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** An icon says nothing to a screen reader, so a name is not optional. */
  label: string
  icon: ReactNode
  variant?: 'plain' | 'outline' | 'solid'
  size?: 'sm' | 'md'
}

const variants = {
  plain: 'text-text-2 hover:bg-hover hover:text-text aria-pressed:text-brass',
  outline: 'border border-line bg-s1 text-text-2 hover:bg-s3 hover:text-text',
  solid: 'bg-felt text-on-felt hover:bg-felt-hover',
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'plain', size = 'md', className, ...rest } = props
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cx(
        'inline-flex flex-none items-center justify-center rounded-ctl transition-colors disabled:text-text-3',
        // An icon does not grow with the text, and neither does what is around it.
        size === 'sm' ? 'size-[32px]' : 'size-[40px] pointer-coarse:size-[44px]',
        variants[variant],
        className,
      )}
    >
      {icon}
    </button>
  )
}
