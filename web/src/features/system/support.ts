import type { SystemInfo } from '@baize/contract/system/system'
import type { TextKey } from '@baize/texts/keys'
import { decodeCsPath } from '@baize/contract/system/cs-path'
import { targetOf } from '@baize/ui/navigation/address.ts'
import { useSystem } from '../../shared/system.ts'

export type Channel = {
  readonly kind: 'LIVECHAT' | 'MESSAGING' | 'EMAIL'
  readonly name: TextKey
  readonly address: string
}

const names = {
  LIVECHAT: 'shell.liveChat',
  MESSAGING: 'shell.messagingApp',
  EMAIL: 'shell.email',
} as const satisfies Record<Channel['kind'], TextKey>

/** The ways to ask for help that the operator has set, nearest first; what cannot be read is left out. */
export function channelsOf(customerService: SystemInfo['customerService']): Channel[] {
  return (Object.keys(names) as Channel['kind'][]).flatMap((kind) => {
    const entry = customerService.find(({ csType }) => csType === kind)
    const written = entry && decodeCsPath(entry.path)
    if (written === undefined || written === '') return []
    return [{ kind, name: names[kind], address: addressOf(kind, written) }]
  })
}

function addressOf(kind: Channel['kind'], written: string): string {
  return kind === 'EMAIL' && !written.startsWith('mailto:') ? `mailto:${written}` : written
}

export function useChannels(): Channel[] {
  return channelsOf(useSystem().info.customerService)
}

/** Whether the operator has a chat: what leads to a page of this site is none. */
export function useHasChat(): boolean {
  return useChannels().some(({ kind, address }) => kind === 'LIVECHAT' && !targetOf(address))
}

/** Where help is asked: the operator's live chat, else messaging, else mail, else the help page. */
export function useSupportAddress(): string {
  return useChannels()[0]?.address ?? '/help'
}
