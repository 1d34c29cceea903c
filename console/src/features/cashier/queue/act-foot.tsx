import { Hand } from 'lucide-react'
import { Button } from '@baize/ui/button'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { DeskKey } from '../../../shared/desk-key.tsx'
import { useOperator } from '../../../shared/operator.ts'
import { deciders } from '../roles.ts'
import { Assignee, isMine } from './assignee.tsx'
import type { QueueRow } from './queue-row.ts'
import { useActs, type ActsOf } from './use-acts.ts'
import { useIsOwn, useWaitingRequest } from './waiting-request.ts'

type ActFootProps<Row, Act extends string> = {
  readonly row: Row
  readonly actsOf: ActsOf<Row, Act>
  readonly words: Readonly<Record<Act, { readonly text: TextKey; readonly key: string }>>
  readonly onAct: (act: Act, row: Row) => void
  readonly onTake: (row: Row) => void
}

/** What can be done to a record, with its letters, and in whose hands it is; or why nothing can be done. */
export function ActFoot<Row extends QueueRow, Act extends string>(props: ActFootProps<Row, Act>) {
  const { row, actsOf, words, onAct, onTake } = props
  const t = useText()
  const me = useOperator()
  const acts = useActs(actsOf)(row)
  const isOwn = useIsOwn(useWaitingRequest(row.approval))
  return (
    <div className="flex w-full flex-wrap items-center gap-2">
      {acts.map((act, index) => (
        <Button
          key={act}
          variant={index === 0 && act !== 'reject' ? 'primary' : 'outline'}
          className={act === 'reject' ? 'border-neg! text-neg!' : ''}
          onClick={() => onAct(act, row)}
        >
          {t(words[act].text)}
          <DeskKey>{words[act].key}</DeskKey>
        </Button>
      ))}
      {me.can(...deciders) && (
        <Button icon={<Hand size={18} />} onClick={() => onTake(row)}>
          {isMine(row.assignee, me) ? t('cashier-desk.letGo') : t('cashier-desk.take')}
          <DeskKey>M</DeskKey>
        </Button>
      )}
      <span className="w-full text-meta text-text-3">
        {t('cashier-desk.with')}: <Assignee assignee={row.assignee} />
        {acts.length === 0 && (
          <span className="block">
            {isOwn ? t('cashier-desk.secondOwn') : t('cashier-desk.cannotDecide')}
          </span>
        )}
      </span>
    </div>
  )
}
