import { Suspense } from 'react'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { AgentBottomNav } from '../agent/agent-bottom-nav.tsx'
import { AgentNav } from '../agent/agent-nav.tsx'
import { useAgentEntry } from '../agent/use-agent-menu.ts'
import { LoadFence } from '../load-fence.tsx'
import { PageCover } from '../page-cover.tsx'
import { findAgentPage } from '../pages.ts'

/** The agent centre: its menu beside the page that the address names, and on a phone below it. */
export function AgentHomePage() {
  const t = useText()
  const entry = useAgentEntry()
  const page = entry && findAgentPage(entry.id)
  const title: TextKey = entry?.heading ?? entry?.title ?? 'shell.agentCentre'
  return (
    <div className="grid items-start gap-6 max-lg:pb-20 lg:grid-cols-[208px_minmax(0,1fr)]">
      <div className="sticky top-20 -ms-2 max-h-[calc(100dvh-6rem)] overflow-y-auto ps-1 max-lg:hidden">
        <AgentNav />
      </div>
      <div className="min-w-0">
        <h1 className="mb-4 text-h3 md:text-h2">{t(title)}</h1>
        {page && (
          <LoadFence key={page.id}>
            <Suspense fallback={<PageCover />}>
              <page.Page />
            </Suspense>
          </LoadFence>
        )}
      </div>
      <AgentBottomNav />
    </div>
  )
}
