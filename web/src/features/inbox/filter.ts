import { go, readAddress, type Address } from '@baize/ui/navigation/address.ts'
import { messageKindNames, type KindName } from './kind-names.ts'
import type { InboxFilter } from './api.ts'

/** What of the inbox is shown stands in the address. */
export function readInboxFilter(search: Address['search']): InboxFilter {
  const kind = search['messageKind']
  return {
    kind:
      kind !== undefined && Object.hasOwn(messageKindNames, kind) ? (kind as KindName) : undefined,
    unread: search['messageUnread'] === '1',
  }
}

/** Changes a part of the address and leaves the rest, such as the page below a popup. */
export function turnTo(part: {
  messageKind?: string
  messageUnread?: string
  message?: string
}): void {
  const { path, search } = readAddress()
  go({ path, search: { ...search, ...part } }, { replace: true })
}
