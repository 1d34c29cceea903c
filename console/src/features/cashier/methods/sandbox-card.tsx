import { useQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { getSandboxGateway, SandboxManner } from '@baize/contract/cashier/methods-desk'
import type { ReplyOf } from '@baize/contract/endpoint'
import { Card } from '@baize/ui/card'
import { Select } from '@baize/ui/forms/select'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import { useToast } from '@baize/ui/overlays/toast'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { call, failureText } from '../../../shared/api.ts'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useOperator } from '../../../shared/operator.ts'
import { sandboxQuery, useCashierWrite } from '../api.ts'

const manners = {
  pays: { name: 'cashier-desk.manPays', text: 'cashier-desk.manPaysText' },
  pays_twice: { name: 'cashier-desk.manTwice', text: 'cashier-desk.manTwiceText' },
  pays_less: { name: 'cashier-desk.manLess', text: 'cashier-desk.manLessText' },
  pays_more: { name: 'cashier-desk.manMore', text: 'cashier-desk.manMoreText' },
  pays_late: { name: 'cashier-desk.manLate', text: 'cashier-desk.manLateText' },
  refuses: { name: 'cashier-desk.manRefuses', text: 'cashier-desk.manRefusesText' },
  stays_silent: { name: 'cashier-desk.manSilent', text: 'cashier-desk.manSilentText' },
  out_of_order: { name: 'cashier-desk.manOrder', text: 'cashier-desk.manOrderText' },
  forges: { name: 'cashier-desk.manForges', text: 'cashier-desk.manForgesText' },
  is_down: { name: 'cashier-desk.manDown', text: 'cashier-desk.manDownText' },
} as const satisfies Record<SandboxManner, { name: TextKey; text: TextKey }>

type Payment = ReplyOf<typeof getSandboxGateway>['payments'][number]

const names = Object.keys(manners) as readonly SandboxManner[]

const states = {
  created: 'cashier-desk.payCreated',
  paid: 'cashier-desk.payPaid',
  refused: 'cashier-desk.payRefused',
  closed: 'cashier-desk.payClosed',
} as const satisfies Record<string, TextKey>

const stateWord = (t: ReturnType<typeof useText>, state: string) =>
  state in states ? t(states[state as keyof typeof states]) : state

/** How the sandbox gateway behaves with the next payments, and what it did with the last ones. */
export function SandboxCard() {
  const t = useText()
  const { can } = useOperator()
  const show = useToast()
  const write = useCashierWrite()
  const { data, error } = useQuery(sandboxQuery)
  const columns = useColumns()
  const choose = async (manner: SandboxManner) => {
    try {
      await write(() => call(calls.setSandboxManner, { manner }))
      show(t('cashier-desk.mannerSet'), 'ok')
    } catch (failure) {
      show(failureText(failure), 'bad')
    }
  }
  return (
    <Card
      title={t('cashier-desk.sandbox')}
      sub={t('cashier-desk.sandboxSub')}
      actions={<StatusChip tone="info">{t('system-desk.testSystem')}</StatusChip>}
    >
      <FailureNote error={error} />
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data && (
        <div className="grid gap-4">
          <div className="max-w-xl">
            <Select
              dense
              label={t('cashier-desk.manner')}
              help={t(manners[data.manner].text)}
              disabled={!can('admin', 'finance', 'support')}
              value={data.manner}
              options={names.map((value) => ({ value, label: t(manners[value].name) }))}
              onValue={(manner) => void choose(manner)}
            />
          </div>
          <Table
            dense
            label={t('cashier-desk.sandboxPayments')}
            rows={data.payments}
            rowId={({ id }) => id}
            columns={columns}
            empty={<p className="text-text-3">{t('cashier-desk.noPayments')}</p>}
          />
        </div>
      )}
    </Card>
  )
}

function useColumns(): readonly Column<Payment>[] {
  const t = useText()
  return [
    {
      id: 'at',
      head: t('ops.columnTime'),
      priority: 1,
      cell: ({ at }) => <DeskMoment at={at} />,
    },
    {
      id: 'id',
      head: t('cashier-desk.payment'),
      cell: ({ id }) => <span className="break-all">{id}</span>,
    },
    {
      id: 'deposit',
      head: t('cashier-desk.deposit'),
      cell: ({ deposit }) => <span className="break-all">{deposit}</span>,
    },
    {
      id: 'amount',
      head: t('cashier-desk.amount'),
      align: 'end',
      priority: 1,
      cell: ({ amount, currency }) => (
        <BookAmount bare={false} amount={amount} currency={currency} />
      ),
    },
    { id: 'state', head: t('ops.columnState'), cell: ({ state }) => stateWord(t, state) },
  ]
}
