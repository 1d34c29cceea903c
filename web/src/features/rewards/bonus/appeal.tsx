import { useState } from 'react'
import { calls } from 'virtual:contract'
import { Button } from '@baize/ui/button'
import { TextArea } from '@baize/ui/forms/text-area'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { useOnce } from '../../../shared/use-once.ts'
import { refreshRewards } from '../api.ts'

const most = 500

/** What the member says to it, once. */
export function Appeal({ id, help }: { readonly id: string; readonly help: TextKey }) {
  const t = useText()
  const [text, setText] = useState('')
  const send = useOnce({
    mutationFn: () => call(calls.appealReward, { id, text: text.trim() }),
    onSettled: () => refreshRewards(),
  })
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        send.mutate()
      }}
    >
      <TextArea
        label={t('rewards.appeal')}
        help={t(help)}
        rows={3}
        maxLength={most}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <FailureNote error={send.error} />
      <div className="flex justify-end">
        <Button
          type="submit"
          variant="outline"
          busy={send.isPending}
          busyLabel={t('rewards.sending')}
          disabled={text.trim() === '' || send.isSuccess}
        >
          {t('rewards.appealSend')}
        </Button>
      </div>
    </form>
  )
}
