import {
  CircleSlash,
  KeyRound,
  LockOpen,
  LogOut,
  Pencil,
  ShieldOff,
  UserCog,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'
import type { MenuItem } from '@baize/ui/overlays/menu'
import { useText } from '@baize/texts/use-text'
import type { TextKey } from '@baize/texts/keys'
import type { Act, MemberPartProps } from './acts.ts'

type Entry = {
  readonly act: Act & { readonly does: Exclude<Act['does'], 'session' | 'network'> }
  readonly text: TextKey
  readonly icon: LucideIcon
  readonly apart?: boolean
  readonly danger?: boolean
}

const entries: readonly Entry[] = [
  { act: { does: 'profile' }, text: 'identity-desk.correctProfile', icon: Pencil },
  { act: { does: 'type' }, text: 'identity-desk.changeType', icon: UserCog },
  { act: { does: 'password' }, text: 'identity-desk.resetPassword', icon: KeyRound, apart: true },
  { act: { does: 'authenticator' }, text: 'identity-desk.removeAuthenticator', icon: ShieldOff },
  { act: { does: 'payment' }, text: 'identity-desk.resetPayment', icon: WalletCards },
  { act: { does: 'lift' }, text: 'identity-desk.liftLock', icon: LockOpen },
  { act: { does: 'sessions' }, text: 'identity-desk.endSessions', icon: LogOut },
  {
    act: { does: 'close' },
    text: 'identity-desk.close',
    icon: CircleSlash,
    apart: true,
    danger: true,
  },
]

/** What is not asked for every day; only what this operator may do and this account has use for. */
export function useMenuItems({ may, onAct }: MemberPartProps): readonly MenuItem[] {
  const t = useText()
  return entries
    .filter(({ act }) => may(act.does))
    .map(({ act, text, icon: Icon, apart, danger }) => ({
      id: act.does,
      label: t(text),
      icon: <Icon size={16} aria-hidden="true" />,
      ...(apart && { apart }),
      ...(danger && { danger }),
      onSelect: () => onAct(act),
    }))
}
