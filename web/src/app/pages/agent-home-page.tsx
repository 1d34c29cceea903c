import { CircleUser } from 'lucide-react'
import { Suspense } from 'react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { TeamPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import type { AgentPage } from '../../shared/page.ts'
import { LoadFence } from '../load-fence.tsx'
import { PageCover } from '../page-cover.tsx'
import { agentPages } from '../pages.ts'
import { FramePage } from './frame-page.tsx'

/** The agent centre: its pages beside the one that the address names. Without any it says so. */
export function AgentHomePage() {
  const t = useText()
  const wanted = useAddress().search['page']
  const page = agentPages.find(({ id }) => id === wanted) ?? agentPages[0]
  if (page) return <AgentPlace page={page} />
  return (
    <FramePage
      title={t('shell.agentCentre')}
      about={t('shell.agentHomeAbout')}
      picture={<TeamPicture />}
      emptyTitle={t('shell.agentHomeEmpty')}
      emptyText={t('shell.agentHomeEmptyText')}
    />
  )
}

const rowClass =
  'flex min-h-11 items-center gap-3 rounded-ctl px-2.5 text-text-2 hover:bg-hover hover:text-text aria-[current=page]:bg-s3 aria-[current=page]:font-semibold aria-[current=page]:text-text'

function AgentPlace({ page }: { page: AgentPage }) {
  const t = useText()
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[240px_minmax(0,1fr)]">
      <nav aria-label={t('shell.agentCentre')} className="grid gap-px">
        {agentPages.map(({ id, title, icon: Icon = CircleUser }) => (
          <Link
            key={id}
            to={{ path: '/agentHome', search: { page: id } }}
            aria-current={id === page.id ? 'page' : undefined}
            className={rowClass}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
            {t(title)}
          </Link>
        ))}
      </nav>
      <div className="min-w-0">
        <h1 className="mb-4 text-h3 md:text-h2">{t(page.title)}</h1>
        <LoadFence key={page.id}>
          <Suspense fallback={<PageCover />}>
            <page.Page />
          </Suspense>
        </LoadFence>
      </div>
    </div>
  )
}
