import { decodeCsPath } from '@baize/contract/cs-path'
import { useSystem } from '../../shared/system.ts'

/** Where help is asked: the operator's live chat, else messaging, else mail, else the help page. */
export function useSupportAddress(): string {
  const { customerService } = useSystem().info
  for (const kind of ['LIVECHAT', 'MESSAGING', 'EMAIL']) {
    const entry = customerService.find((candidate) => candidate.csType === kind)
    const address = entry && decodeCsPath(entry.path)
    if (address !== undefined) return address
  }
  return '/help'
}
