import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { PageHead } from '@baize/ui/navigation/page-head'
import { TabPanel, Tabs } from '@baize/ui/navigation/tabs'
import { useText } from '@baize/texts/use-text'
import { DeskKey } from '../../shared/desk-key.tsx'
import { useKeys } from '../../shared/keys.ts'
import { useOperator } from '../../shared/operator.ts'
import { useSearch } from '../../shared/forms/use-search.ts'
import { ComposeDialog } from './compose-dialog.tsx'
import { SentCard } from './sent-card.tsx'
import { TemplatesCard } from './templates-card.tsx'

/** What is written to members: what went out and who read it, and what is prepared. */
export function MessagesPage() {
  const t = useText()
  const [search, change] = useSearch()
  const tab = search['tab'] === 'templates' ? 'templates' : 'sent'
  return (
    <div className="flex flex-col gap-4 px-4 py-5 lg:px-6">
      <PageHead
        title={t('ops.placeMessages')}
        sub={t('support.messagesSub')}
        actions={<ComposeButton member={search['member']} />}
      />
      <Tabs
        name="messages"
        label={t('ops.placeMessages')}
        selected={tab}
        onSelect={(id) => change({ tab: id === 'sent' ? undefined : id })}
        tabs={[
          { id: 'sent', label: t('support.tabSent') },
          { id: 'templates', label: t('support.tabTemplates') },
        ]}
      />
      <TabPanel name="messages" selected={tab}>
        {tab === 'sent' ? <SentCard /> : <TemplatesCard />}
      </TabPanel>
    </div>
  )
}

/** For those who may write; others see no button. */
function ComposeButton({ member }: { readonly member: string | undefined }) {
  const t = useText()
  // A link from a member's page opens the dialog with the name in it.
  const [isOpen, setOpen] = useState(member !== undefined)
  const mayWrite = useOperator().can('admin', 'support')
  const open = () => setOpen(true)
  useKeys(mayWrite ? [{ keys: 'n', label: t('support.compose'), run: open }] : [])
  if (!mayWrite) return null
  return (
    <>
      <Button variant="primary" icon={<PenLine size={18} />} onClick={open}>
        {t('support.compose')}
        <DeskKey>N</DeskKey>
      </Button>
      {isOpen && <ComposeDialog member={member} onClose={() => setOpen(false)} />}
    </>
  )
}
