import { ArrowRightLeft, Dices, MoreHorizontal, Percent, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import type { Downline } from '@baize/contract/agents/team-reports'
import { Button } from '@baize/ui/button'
import { Menu } from '@baize/ui/overlays/menu'
import { go } from '@baize/ui/navigation/address.ts'
import { useText } from '@baize/texts/use-text'
import { inCentre } from '../contracts/ways.ts'
import { SetRate } from './set-rate.tsx'
import { TransferDown } from './transfer-down.tsx'

const trialType = 4

/** What an agent can do with an account of the team: give to it, and set the rate of who is directly below. */
export function AccountActions({ member }: { readonly member: Downline }) {
  const t = useText()
  const [open, setOpen] = useState<'rate' | 'transfer'>()
  const close = () => setOpen(undefined)
  const { account, level, type } = member
  return (
    // Keys and presses are of the menu and its dialogs, not of the row, which would open.
    <span
      role="presentation"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Menu
        trigger={
          <Button
            size="sm"
            className="md:border-transparent md:px-1.5"
            aria-label={t('agents-accounts.actionsOf', { account })}
            icon={<MoreHorizontal size={18} aria-hidden="true" />}
          >
            {/* On a card there is room for the word, and no row of others to learn it from. */}
            <span className="md:hidden">{t('agents.more')}</span>
          </Button>
        }
        items={[
          {
            id: 'money',
            label: t('agents.accountDetails'),
            icon: <ReceiptText size={16} aria-hidden="true" />,
            onSelect: () =>
              go(inCentre('agentDownlineTransactionDetailsCopy', { teamSearch: account })),
          },
          {
            id: 'bets',
            label: t('agents.teamBetting'),
            icon: <Dices size={16} aria-hidden="true" />,
            onSelect: () => go(inCentre('personalHistoryCopy', { teamSearch: account })),
          },
          {
            id: 'transfer',
            label: t('agents-accounts.transfer'),
            icon: <ArrowRightLeft size={16} aria-hidden="true" />,
            disabled: type === trialType,
            apart: true,
            onSelect: () => setOpen('transfer'),
          },
          ...(level === 1
            ? [
                {
                  id: 'rate',
                  label: t('agents-accounts.setRate'),
                  icon: <Percent size={16} aria-hidden="true" />,
                  onSelect: () => setOpen('rate'),
                },
              ]
            : []),
        ]}
      />
      {open === 'rate' && <SetRate member={member} onClose={close} />}
      {open === 'transfer' && <TransferDown member={member} onClose={close} />}
    </span>
  )
}
