import { isOutOfReach, type CallFailed } from '@baize/contract/client/client'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { failureText } from './api.ts'

type Props = { readonly failure: CallFailed | undefined; readonly online: boolean }

/** Why nothing was played, or that nobody knows yet. */
export function RefusalNote({ failure, online }: Props) {
  const t = useText()
  if (!online) {
    return (
      <div className="mt-3">
        <Note tone="pending" role="status" title={t('arcade.offline')}>
          {t('arcade.offlineText')}
        </Note>
      </div>
    )
  }
  if (!failure) return null
  // Who could not reach the house does not know either what became of it.
  const isUnknown = isOutOfReach(failure)
  return (
    <div className="mt-3">
      <Note
        tone={isUnknown ? 'pending' : 'bad'}
        role="alert"
        title={failure.code === 'network_failed' ? t('arcade.unknownFate') : failureText(failure)}
      >
        {isUnknown ? t('arcade.unknownFateText') : undefined}
      </Note>
    </div>
  )
}
