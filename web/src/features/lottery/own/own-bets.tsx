import { useState } from 'react'
import { TabPanel, Tabs } from '@baize/ui/navigation/tabs'
import { useText } from '@baize/texts/use-text'
import { OwnChases } from '../chase/own-chases.tsx'
import { OwnTickets } from './own-tickets.tsx'

type Props = { readonly lottery: string; readonly onVerify: (issue: string) => void }

/** What somebody bought of a lottery: tickets, and chases. */
export function OwnBets({ lottery, onVerify }: Props) {
  const t = useText()
  const [tab, setTab] = useState<'tickets' | 'chases'>('tickets')
  return (
    <section
      aria-label={t('lottery.own')}
      className="min-w-0 rounded-card border border-line bg-s1 px-2 pb-2 [&>[role=tablist]]:mx-2 md:[&>[role=tablist]]:mx-3"
    >
      <Tabs
        name="own"
        label={t('lottery.own')}
        tabs={[
          { id: 'tickets', label: t('lottery.ticketsTab') },
          { id: 'chases', label: t('lottery.chasesTab') },
        ]}
        selected={tab}
        onSelect={setTab}
      />
      <TabPanel name="own" selected={tab}>
        <div className="pt-2">
          {tab === 'tickets' ? (
            <OwnTickets lottery={lottery} onVerify={onVerify} />
          ) : (
            <OwnChases lottery={lottery} />
          )}
        </div>
      </TabPanel>
    </section>
  )
}
