import type { ReactNode } from 'react'
import { Button } from '@baize/ui/button'
import { KeyCap } from '@baize/ui/key-cap'
import { Spinner } from '@baize/ui/waiting/spinner'
import { useText } from '@baize/texts/use-text'

type ListFootProps = {
  readonly loading: boolean
  readonly hasOlder: boolean
  /** Said when there is nothing older. */
  readonly end: ReactNode
  readonly onOlder: () => void
}

/** The end of a list that goes on when asked, and the keys that walk it. */
export function ListFoot({ loading, hasOlder, end, onOlder }: ListFootProps) {
  const t = useText()
  return (
    <footer className="flex min-h-11 flex-none items-center gap-3 border-t border-line px-4 py-1.5 text-caption text-text-3 max-md:has-[>span:first-child:empty]:hidden">
      {loading ? (
        <output className="flex items-center gap-2">
          <Spinner size={14} />
          {t('ops.loadingOlder')}
        </output>
      ) : hasOlder ? (
        <Button size="sm" variant="ghost" onClick={onOlder}>
          {t('ops.loadOlder')}
        </Button>
      ) : (
        <span>{end}</span>
      )}
      <span className="ms-auto hidden items-center gap-1.5 md:flex">
        <KeyCap>J</KeyCap>
        <KeyCap>K</KeyCap>
        {t('ops.keyMove')}
        <span className="ms-2">
          <KeyCap>Enter</KeyCap>
        </span>
        {t('ops.keyOpen')}
      </span>
    </footer>
  )
}
