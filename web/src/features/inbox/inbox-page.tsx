import { useState } from 'react'
import type { InboxMessage } from '@baize/contract/support/support'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { readInboxFilter } from './filter.ts'
import { MessageList } from './message-list.tsx'
import { MessageView } from './message-view.tsx'
import { useInbox } from './use-inbox.ts'

/** The inbox: the list, or the one message that the address names. */
export function InboxPage() {
  const { search } = useAddress()
  const filter = readInboxFilter(search)
  const inbox = useInbox(filter)
  const [kept, setKept] = useState<InboxMessage>()
  const found = inbox.items.find(({ id }) => id === search['message'])
  if (found && found !== kept) setKept(found)
  // A list of unread messages loses the one that is being read; it stays open all the same.
  const open = found ?? (kept?.id === search['message'] ? kept : undefined)
  return open ? <MessageView message={open} /> : <MessageList inbox={inbox} filter={filter} />
}
