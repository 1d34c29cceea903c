import type { ReactNode } from 'react'
import { Button } from '@baize/ui/button'
import { cx } from '@baize/ui/look/cx.ts'
import { Tabs, TabPanel, type Tab } from '@baize/ui/navigation/tabs'
import { useText } from '@baize/texts/use-text'
import { useChosenInView } from '../../../shared/lists/use-chosen-in-view.ts'
import { useSearch } from '../../../shared/forms/use-search.ts'
import type { MemberPartProps } from '../acts/acts.ts'
import { LoginsTable } from './logins-table.tsx'
import { NetworksTable } from './networks-table.tsx'
import { MemberNotes } from './note-list.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { SecurityTab } from './security-tab.tsx'
import { SessionList } from './session-list.tsx'

const ids = [
  'overview',
  'ledger',
  'cashier',
  'limits',
  'rewards',
  'security',
  'sessions',
  'networks',
  'logins',
  'notes',
] as const
export type TabId = (typeof ids)[number]

type MemberTabsProps = MemberPartProps & {
  readonly selected: TabId
  /** What the books show of the member, if the operator may look at them. */
  readonly ledger: ReactNode
  /** What the member paid in and took out, if the operator may look at it. */
  readonly cashier: ReactNode
  /** What the member set to be protected from play, if the operator may look at it. */
  readonly limits: ReactNode
  /** What the member was given, if the operator may look at it. */
  readonly rewards: ReactNode
}

type Extra = {
  readonly hasLedger: boolean
  readonly hasCashier: boolean
  readonly hasLimits: boolean
  readonly hasRewards: boolean
}

/** The tab that the address names. */
export function readTab(tab: string | undefined, extra: Extra): TabId {
  const missing = new Set([
    ...(extra.hasLedger ? [] : ['ledger']),
    ...(extra.hasCashier ? [] : ['cashier']),
    ...(extra.hasLimits ? [] : ['limits']),
    ...(extra.hasRewards ? [] : ['rewards']),
  ])
  const found = ids.find((id) => id === tab) ?? 'overview'
  return missing.has(found) ? 'overview' : found
}

/** Everything about the member, one subject a tab. The ledger brings cards of its own, so it stands in none. */
export function MemberTabs(props: MemberTabsProps) {
  const { selected, ledger, cashier, limits, rewards, ...given } = props
  const isLedger = selected === 'ledger'
  return (
    <section
      className={cx(
        'flex min-w-0 flex-col',
        !isLedger && 'overflow-clip rounded-card border border-line bg-s1',
      )}
    >
      <div className={cx(!isLedger && 'px-4 pt-1 md:px-5')}>
        <TabStrip
          file={given.file}
          selected={selected}
          hasLedger={Boolean(ledger)}
          hasCashier={Boolean(cashier)}
          hasLimits={Boolean(limits)}
          hasRewards={Boolean(rewards)}
        />
      </div>
      <TabPanel name="member" selected={selected}>
        {isLedger ? (
          <div className="pt-4">{ledger}</div>
        ) : selected === 'cashier' ? (
          cashier
        ) : selected === 'limits' ? (
          limits
        ) : selected === 'rewards' ? (
          rewards
        ) : (
          <TabBody tab={selected} {...given} />
        )}
      </TabPanel>
    </section>
  )
}

type TabStripProps = Pick<MemberTabsProps, 'file' | 'selected'> & Extra

function TabStrip(props: TabStripProps) {
  const { file, selected, hasLedger, hasCashier, hasLimits, hasRewards } = props
  const t = useText()
  const [, go] = useSearch()
  const tabs: readonly Tab<TabId>[] = [
    { id: 'overview', label: t('identity-desk.tabOverview') },
    ...(hasLedger ? [{ id: 'ledger' as const, label: t('identity-desk.tabLedger') }] : []),
    ...(hasCashier ? [{ id: 'cashier' as const, label: t('ops.groupCashier') }] : []),
    ...(hasLimits ? [{ id: 'limits' as const, label: t('protection.ofMember') }] : []),
    ...(hasRewards ? [{ id: 'rewards' as const, label: t('grants-desk.tab') }] : []),
    { id: 'security', label: t('identity-desk.tabSecurity') },
    { id: 'sessions', label: t('identity-desk.sessions'), count: file.sessions.length },
    { id: 'networks', label: t('identity-desk.tabNetworks'), count: file.networks.length },
    { id: 'logins', label: t('identity-desk.tabLogins') },
    { id: 'notes', label: t('identity-desk.notes'), count: file.notes.length },
  ]
  return (
    <div ref={useChosenInView(selected)}>
      <Tabs
        name="member"
        label={t('identity-desk.tabs', { account: file.member.account })}
        tabs={tabs}
        selected={selected}
        onSelect={(tab) => go({ tab: tab === 'overview' ? undefined : tab })}
      />
    </div>
  )
}

function TabBody({ tab, ...given }: MemberPartProps & { readonly tab: TabId }) {
  const { file } = given
  switch (tab) {
    case 'security':
      return <SecurityTab {...given} />
    case 'sessions':
      return <SessionsTab {...given} />
    case 'networks':
      return <NetworksTable {...given} />
    case 'logins':
      return <LoginsTable logins={file.logins} />
    case 'notes':
      return <NotesTab {...given} />
    default:
      return <OverviewTab {...given} />
  }
}

function SessionsTab({ file, may, onAct }: MemberPartProps) {
  const t = useText()
  return (
    <div className="grid gap-4 p-4 md:p-5">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-60 text-text-2">{t('identity-desk.sessionsText')}</p>
        {may('sessions') && (
          <Button size="sm" onClick={() => onAct({ does: 'sessions' })}>
            {t('identity-desk.endSessions')}
          </Button>
        )}
      </div>
      <SessionList sessions={file.sessions} mayEnd={may('session')} onAct={onAct} />
    </div>
  )
}

function NotesTab({ file, may, onAct }: MemberPartProps) {
  const t = useText()
  return (
    <div className="grid gap-4 p-4 md:p-5">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-60 text-text-2">{t('identity-desk.notesText')}</p>
        {may('note') && (
          <Button size="sm" onClick={() => onAct({ does: 'note' })}>
            {t('identity-desk.addNote')}
          </Button>
        )}
      </div>
      <MemberNotes notes={file.notes} />
    </div>
  )
}
