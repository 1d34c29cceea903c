import { useState } from 'react'
import type { ProtocolVendor } from '@baize/contract/play/provider-desk'
import { Button } from '@baize/ui/button'
import { Drawer } from '@baize/ui/overlays/drawer'
import { KeyValues } from '@baize/ui/figures/key-values'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { useOperator } from '../../../shared/operator.ts'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { switchers, providerWriters } from '../api.ts'
import { BetsSwitch } from './bets-switch.tsx'
import { ConformanceRun } from './conformance-run.tsx'
import { ProviderKeys } from './provider-keys.tsx'
import { ProviderRules } from './provider-rules.tsx'
import { ProviderState } from './provider-state.tsx'

type ProviderDrawerProps = { readonly vendor: ProtocolVendor; readonly onClose: () => void }

/** One provider: how it stands, its secrets, its rules, and the switch that stops its bets. */
export function ProviderDrawer({ vendor, onClose }: ProviderDrawerProps) {
  const t = useText()
  const { can } = useOperator()
  const [asked, setAsked] = useState<'vendor' | 'game'>()
  const mayWrite = can(...providerWriters)
  return (
    <Drawer title={vendor.name} sub={vendor.key} onClose={onClose}>
      <Facts vendor={vendor} />
      {can(...switchers) && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant={vendor.betsClosed ? 'primary' : 'danger'}
            onClick={() => setAsked('vendor')}
          >
            {t(vendor.betsClosed ? 'play-desk.openBets' : 'play-desk.closeBets')}
          </Button>
          <Button onClick={() => setAsked('game')}>{t('play-desk.closeGame')}</Button>
        </div>
      )}
      <ProviderKeys vendor={vendor} mayWrite={mayWrite} />
      <ProviderRules key={JSON.stringify(vendor)} vendor={vendor} mayWrite={mayWrite} />
      {vendor.sandbox && mayWrite && <ConformanceRun vendor={vendor} />}
      {asked && <BetsSwitch vendor={vendor} of={asked} onClose={() => setAsked(undefined)} />}
    </Drawer>
  )
}

function Facts({ vendor }: { readonly vendor: ProtocolVendor }) {
  const t = useText()
  const countText = useCountText()
  const link = (path: string, count: number) => (
    <Link
      to={{ path, search: { vendor: vendor.key, state: 'open' } }}
      className="text-link hover:underline"
    >
      {countText(count)}
    </Link>
  )
  const { openSessions, openRounds, closedGames } = vendor
  return (
    <div className="grid gap-2">
      <div>
        <ProviderState of={vendor} />
      </div>
      <KeyValues
        items={[
          {
            id: 'sessions',
            label: t('play-desk.sessions'),
            value: link('/game-sessions', openSessions),
          },
          { id: 'rounds', label: t('play-desk.rounds'), value: link('/rounds', openRounds) },
          ...closedGames.map((game) => ({
            id: game,
            label: t('play-desk.closedGames'),
            value: game,
          })),
        ]}
      />
    </div>
  )
}
