/** A brand's name as its header sets it. */
export function BrandWordmark({
  name,
  className = '',
}: {
  readonly name: string
  readonly className?: string
}) {
  return (
    <span className={`min-w-0 truncate font-display font-bold tracking-tight ${className}`}>
      {name}
      <span aria-hidden="true" className="text-brass">
        .
      </span>
    </span>
  )
}
