import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Operator } from '@baize/contract/system/operators'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { PageHead } from '@baize/ui/navigation/page-head'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { useKeys } from '../../shared/keys.ts'
import { useOperator } from '../../shared/operator.ts'
import { operatorsQuery } from './api.ts'
import { ChangeOperator } from './change-operator.tsx'
import { CloseOperator } from './close-operator.tsx'
import { CreateOperator } from './create-operator.tsx'
import { NameAccounts } from './name-accounts.tsx'
import { OperatorsWaitingNote } from './waiting-note.tsx'
import { OperatorsTable, type OperatorAct } from './operators-table.tsx'
import { ResetOperator } from './reset-operator.tsx'

type Open = { readonly act: 'create' } | { readonly act: OperatorAct; readonly operator: Operator }

/** Everyone who may sign in here. Admins change it, auditors read it. */
export function OperatorsPage() {
  const t = useText()
  const { can } = useOperator()
  const { data: operators, error, isPending, refetch } = useQuery(operatorsQuery)
  const [open, setOpen] = useState<Open>()
  const mayWrite = can('admin')
  const create = () => setOpen({ act: 'create' })
  useKeys(mayWrite ? [{ keys: 'n', label: t('ops.addOperator'), run: create }] : [])
  return (
    <div className="flex flex-col gap-4 px-4 py-5 lg:px-6">
      <PageHead
        title={t('ops.placeOperators')}
        sub={mayWrite ? t('ops.operatorsSub') : t('ops.operatorsReadOnly')}
        actions={
          mayWrite && (
            <Button variant="primary" icon={<UserPlus size={18} />} onClick={create}>
              {t('ops.addOperator')}
            </Button>
          )
        }
      />
      <FailureNote error={error} onRetry={refetch} />
      <OperatorsWaitingNote />
      <Card flush className="overflow-clip max-md:border-0 max-md:bg-transparent">
        <OperatorsTable
          operators={operators ?? []}
          loading={isPending}
          mayWrite={mayWrite}
          onAct={(act, operator) => setOpen({ act, operator })}
        />
      </Card>
      {open && <OpenDialog open={open} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

function OpenDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  if (open.act === 'create') return <CreateOperator onClose={onClose} />
  const given = { operator: open.operator, onClose }
  if (open.act === 'change') return <ChangeOperator {...given} />
  if (open.act === 'accounts') return <NameAccounts {...given} />
  return open.act === 'reset' ? <ResetOperator {...given} /> : <CloseOperator {...given} />
}
