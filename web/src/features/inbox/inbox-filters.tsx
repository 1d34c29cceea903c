import { Segmented } from '@baize/ui/forms/segmented'
import { Switch } from '@baize/ui/forms/switch'
import { useText } from '@baize/texts/use-text'
import type { InboxFilter } from './api.ts'
import { turnTo } from './filter.ts'
import { messageKindNames, type KindName } from './kind-names.ts'

/** Which messages are listed: of one kind, or those that wait. */
export function InboxFilters({ filter }: { readonly filter: InboxFilter }) {
  const t = useText()
  const kinds = Object.keys(messageKindNames) as KindName[]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <Segmented<KindName | ''>
        label={t('support.kind')}
        value={filter.kind ?? ''}
        onValue={(kind) => turnTo({ messageKind: kind })}
        segments={[
          { value: '', label: t('support.kindAll') },
          ...kinds.map((kind) => ({ value: kind, label: t(messageKindNames[kind]) })),
        ]}
      />
      <Switch
        label={t('support.unreadOnly')}
        checked={filter.unread}
        onChecked={(on) => turnTo({ messageUnread: on ? '1' : '' })}
      />
    </div>
  )
}
