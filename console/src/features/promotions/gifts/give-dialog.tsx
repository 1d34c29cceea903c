import { useQuery } from '@tanstack/react-query'
import type { Gift } from '@baize/contract/promotions/gifts-desk'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useToast } from '@baize/ui/overlays/toast'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Note } from '@baize/ui/waiting/note'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useText } from '@baize/texts/use-text'
import { choicesQuery } from './api.ts'
import { GiveForm } from './give-form.tsx'

type GiveDialogProps = {
  readonly member: string
  readonly account: string
  readonly onClose: () => void
}

const bars = {
  member_is_excluded: 'errors.member_is_excluded',
  member_on_break: 'errors.member_on_break',
  member_not_open: 'errors.member_not_open',
} as const

/** A reward by hand: a sum, or what a promotion gives. */
export function GiveDialog({ member, account, onClose }: GiveDialogProps) {
  const t = useText()
  const toast = useToast()
  const choices = useQuery(choicesQuery(member))
  const done = ({ state }: Gift) => {
    toast(t(state === 'waiting' ? 'gifts-desk.waits' : 'gifts-desk.given'), 'ok')
    onClose()
  }
  const bar = choices.data?.bar
  return (
    <Dialog open onClose={onClose} title={t('gifts-desk.giveTo', { account })}>
      {choices.data && bar ? (
        <div className="grid gap-4">
          <Note tone="bad">{t(bars[bar])}</Note>
          <div className="flex justify-end">
            <Button onClick={onClose}>{t('ops.cancel')}</Button>
          </div>
        </div>
      ) : choices.data ? (
        <GiveForm member={member} choices={choices.data} onDone={done} onClose={onClose} />
      ) : choices.error ? (
        <FailureNote error={choices.error} onRetry={choices.refetch} />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </Dialog>
  )
}
