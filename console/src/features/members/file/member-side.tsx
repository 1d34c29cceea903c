import { StickyNote } from 'lucide-react'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { useText } from '@baize/texts/use-text'
import { DeskKey } from '../../../shared/desk-key.tsx'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { AccountFacts } from './account-facts.tsx'
import type { MemberPartProps } from '../acts/acts.ts'
import { MemberNotes } from './note-list.tsx'
import { SessionList } from './session-list.tsx'

const shown = 3

type MemberSideProps = MemberPartProps & {
  /** Without the account, where something else says enough about it. */
  readonly isBrief: boolean
}

/** What one wants to see whichever tab is open: the account, where it is used, what colleagues say. */
export function MemberSide({ file, may, onAct, isBrief }: MemberSideProps) {
  const t = useText()
  const [, go] = useSearch()
  const { sessions, notes } = file
  return (
    <>
      {!isBrief && (
        <Card title={t('identity-desk.account')}>
          <AccountFacts file={file} />
        </Card>
      )}
      <Card
        title={t('identity-desk.sessions')}
        actions={
          may('sessions') && (
            <Button size="sm" variant="ghost" onClick={() => onAct({ does: 'sessions' })}>
              {t('identity-desk.endAll')}
            </Button>
          )
        }
      >
        <SessionList sessions={sessions.slice(0, shown)} mayEnd={may('session')} onAct={onAct} />
        {sessions.length > shown && (
          <More count={sessions.length} onMore={() => go({ tab: 'sessions' })} />
        )}
      </Card>
      <Card
        title={t('identity-desk.notes')}
        actions={
          may('note') && (
            <Button
              size="sm"
              variant="ghost"
              icon={<StickyNote size={16} />}
              onClick={() => onAct({ does: 'note' })}
            >
              {t('identity-desk.add')} <DeskKey>N</DeskKey>
            </Button>
          )
        }
      >
        <MemberNotes notes={notes.slice(0, shown)} />
        {notes.length > shown && <More count={notes.length} onMore={() => go({ tab: 'notes' })} />}
      </Card>
    </>
  )
}

function More({ count, onMore }: { readonly count: number; readonly onMore: () => void }) {
  const t = useText()
  return (
    <button type="button" onClick={onMore} className="mt-2 font-medium text-link hover:underline">
      {t('identity-desk.showAll', { count })}
    </button>
  )
}
