import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { FailureNote } from '@baize/ui/waiting/failure-note'

type LoadingTextProps = { readonly error: unknown; readonly onRetry: () => unknown }

/** Lines where a text will stand, or what kept it from coming. */
export function LoadingText({ error, onRetry }: LoadingTextProps) {
  const t = useText()
  const shown = useSkeleton(!error)
  if (error) return <FailureNote title={t('shell.couldNotLoad')} error={error} onRetry={onRetry} />
  return (
    <div className="grid min-h-40 content-start gap-3" aria-busy="true">
      {shown &&
        ['w-2/3', 'w-full', 'w-full', 'w-5/6'].map((width, index) => (
          <Skeleton key={index} className={`h-4 ${width}`} />
        ))}
    </div>
  )
}
