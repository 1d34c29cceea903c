import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { CallFailed } from '@baize/contract/client/client'
import { buttonClass } from '@baize/ui/button-class.ts'
import { cx } from '@baize/ui/look/cx.ts'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { Link } from '@baize/ui/navigation/link'
import { SearchPicture } from '@baize/ui/figures/pictures'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { useKeys } from '../../../shared/keys.ts'
import { useOperator } from '../../../shared/operator.ts'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { mayDo, type Act } from '../acts/acts.ts'
import { memberQuery, type MemberFile } from '../api.ts'
import { MemberDialog } from '../acts/member-dialog.tsx'
import { MemberHead } from './member-head.tsx'
import { MemberSide } from './member-side.tsx'
import { MemberTabs, readTab } from './member-tabs.tsx'

/** What other rooms of the house show of a member. */
export type MemberExtras = {
  /** The books of a member by id. What stands beside every tab is given to stand beside them as well. */
  readonly ledger?: (id: string, aside: ReactNode) => ReactNode
  /** What a member paid in and took out, by id. */
  readonly cashier?: (id: string) => ReactNode
  /** What a member set to be protected from play. */
  readonly limits?: (id: string, account: string) => ReactNode
  /** What a member was given. */
  readonly rewards?: (id: string, account: string) => ReactNode
}

/** One member: who it is, how the account is protected, what happened at its door. */
export function MemberPage({ extras = {} }: { readonly extras?: MemberExtras }) {
  const [{ id = '' }] = useSearch()
  const file = useQuery({ ...memberQuery(id), enabled: id !== '' })
  const isUnknown =
    id === '' || (file.error instanceof CallFailed && file.error.code === 'not_found')
  return (
    <div className="flex flex-col gap-4 px-4 py-5 lg:px-6">
      {isUnknown ? (
        <Unknown />
      ) : file.data ? (
        // Another member begins without what was open for the last one.
        <Opened key={id} file={file.data} extras={extras} />
      ) : file.error ? (
        <FailureNote error={file.error} onRetry={file.refetch} />
      ) : (
        <Waiting />
      )}
    </div>
  )
}

function Opened({ file, extras }: { readonly file: MemberFile; readonly extras: MemberExtras }) {
  const t = useText()
  const { can } = useOperator()
  const [act, setAct] = useState<Act>()
  const may = (does: Act['does']) => mayDo(does, file, can)
  useKeys(
    may('note')
      ? [{ keys: 'n', label: t('identity-desk.addNote'), run: () => setAct({ does: 'note' }) }]
      : [],
  )
  const [search] = useSearch()
  const tab = readTab(search['tab'], {
    hasLedger: extras.ledger !== undefined,
    hasCashier: extras.cashier !== undefined,
    hasLimits: extras.limits !== undefined,
    hasRewards: extras.rewards !== undefined,
  })
  const given = { file, may, onAct: setAct }
  const side = (
    <div className="grid gap-3 max-xl:hidden">
      <MemberSide {...given} isBrief={tab === 'ledger'} />
    </div>
  )
  return (
    <>
      <MemberHead {...given} />
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4',
          tab !== 'ledger' && 'xl:grid-cols-[20rem_minmax(0,1fr)]',
        )}
      >
        {tab !== 'ledger' && side}
        <MemberTabs
          {...given}
          selected={tab}
          ledger={extras.ledger?.(file.member.id, side)}
          cashier={extras.cashier?.(file.member.id)}
          limits={extras.limits?.(file.member.id, file.member.account)}
          rewards={extras.rewards?.(file.member.id, file.member.account)}
        />
      </div>
      {act && <MemberDialog file={file} act={act} onClose={() => setAct(undefined)} />}
    </>
  )
}

function Unknown() {
  const t = useText()
  return (
    <EmptyState
      page
      picture={<SearchPicture />}
      title={t('identity-desk.unknown')}
      text={t('identity-desk.unknownText')}
      action={
        <Link to="/members" className={buttonClass({ variant: 'primary' })}>
          {t('identity-desk.toMembers')}
        </Link>
      }
    />
  )
}

function Waiting() {
  const shown = useSkeleton(true)
  if (!shown) return null
  return (
    <div aria-hidden="true" className="grid gap-4">
      <div className="flex items-center gap-4">
        <Skeleton className="size-12 rounded-full" />
        <div className="grid gap-2">
          <Skeleton className="h-6 w-56" />
          <Skeleton className="h-3 w-80 max-w-full" />
        </div>
      </div>
      <div className="grid gap-4 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <Skeleton className="h-96 w-full max-xl:hidden" />
        <Skeleton className="h-[32rem] w-full" />
      </div>
    </div>
  )
}
