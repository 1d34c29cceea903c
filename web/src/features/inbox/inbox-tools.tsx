import { useOnce } from '../../shared/use-once.ts'
import { CheckCheck, MailOpen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { InboxMessage } from '@baize/contract/support/support'
import { Button } from '@baize/ui/button'
import { Checkbox } from '@baize/ui/forms/checkbox'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { useOnline } from '../../shared/online.ts'
import { readMessages, removeMessages, useUnread } from './api.ts'
import { RemoveDialog } from './remove-dialog.tsx'

type Props = {
  readonly items: readonly InboxMessage[]
  readonly chosen: readonly string[]
  readonly onChosen: (ids: readonly string[]) => void
}

/** What is done with several messages at once. */
export function InboxTools({ items, chosen, onChosen }: Props) {
  const t = useText()
  const online = useOnline()
  const unread = useUnread()
  const [asks, setAsks] = useState(false)
  const read = useOnce({ mutationFn: readMessages, onSuccess: () => onChosen([]) })
  const remove = useOnce({
    mutationFn: removeMessages,
    onSuccess: () => {
      setAsks(false)
      onChosen([])
    },
  })
  const all = items.slice(0, 100).map(({ id }) => id)
  const isAll = chosen.length === all.length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <Checkbox
          label={
            chosen.length === 0
              ? t('support.selectAll')
              : t('support.selected', { count: chosen.length })
          }
          checked={isAll}
          mixed={chosen.length > 0 && !isAll}
          onChange={() => onChosen(isAll ? [] : all)}
        />
        <span className="flex-1" />
        {chosen.length > 0 ? (
          <>
            <Button
              icon={<MailOpen size={18} />}
              busy={read.isPending}
              disabled={!online}
              onClick={() => read.mutate(chosen)}
            >
              {t('support.markRead')}
            </Button>
            <Button icon={<Trash2 size={18} />} disabled={!online} onClick={() => setAsks(true)}>
              {t('support.remove')}
            </Button>
          </>
        ) : (
          <Button
            icon={<CheckCheck size={18} />}
            busy={read.isPending}
            disabled={!online || unread === 0}
            onClick={() => read.mutate(undefined)}
          >
            {t('support.markAllRead')}
          </Button>
        )}
      </div>
      <FailureNote error={read.error} />
      {asks && (
        <RemoveDialog
          count={chosen.length}
          busy={remove.isPending}
          error={remove.error}
          onRemove={() => remove.mutate(chosen)}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  )
}
