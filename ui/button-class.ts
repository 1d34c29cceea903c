import { cx } from './look/cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger' | 'metal'
export type ButtonSize = 'sm' | 'md' | 'lg'
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; block?: boolean }

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border-transparent bg-felt text-on-felt hover:bg-felt-hover',
  outline: 'border-line-strong text-text hover:bg-hover',
  ghost:
    'border-transparent bg-s3 text-text hover:bg-[color-mix(in_srgb,var(--text)_10%,var(--s3))]',
  danger:
    'border-transparent bg-danger text-on-danger hover:bg-[color-mix(in_srgb,#000_14%,var(--danger))]',
  metal: 'border-transparent bg-metal text-on-metal hover:bg-metal-hover',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 text-meta gap-1.5',
  md: 'min-h-10 px-4 text-body-s gap-2 pointer-coarse:min-h-11',
  lg: 'min-h-12 px-6 text-body gap-2',
}

/** The look of a button, for a link that should have it. */
export function buttonClass({ variant = 'outline', size = 'md', block = false }: ButtonLook = {}) {
  return cx(
    'relative inline-flex items-center justify-center overflow-clip rounded-ctl border',
    'font-sans font-semibold whitespace-nowrap transition-colors select-none active:translate-y-px',
    'disabled:border-transparent disabled:bg-s3 disabled:text-text-3 disabled:active:translate-y-0',
    'forced-colors:border-[ButtonBorder]',
    variants[variant],
    sizes[size],
    block && 'w-full',
  )
}
