import { useQuery } from '@tanstack/react-query'
import { Ban, Check, Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import type { RegionRule, RegionsDocument } from '@baize/contract/system/system-settings'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import type { OpenDocument } from '../../shared/documents/use-document.ts'
import { DeskKey } from '../../shared/desk-key.tsx'
import { useKeys } from '../../shared/keys.ts'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { reordered, Reorder, ReorderHandle, ReorderKeys } from '../../shared/lists/reorder.tsx'
import { hitsQuery } from './api.ts'
import { matchNames, valuesText } from './rule-words.ts'
import { RuleDialog } from './rule-dialog.tsx'
import { newRuleId } from './region-values.ts'

type RegionsCardProps = {
  readonly regions: OpenDocument<RegionsDocument>
  /** The rule at which the tester's last walk ended. */
  readonly decidedBy: string | undefined
}

/** The rules by address and country. The first that matches decides, so their order is their meaning. */
export function RegionsCard({ regions, decidedBy }: RegionsCardProps) {
  const t = useText()
  const hits = useQuery(hitsQuery).data
  const [edited, setEdited] = useState<RegionRule>()
  const { rules } = regions.content
  const setRules = (next: RegionRule[]) => regions.change({ rules: next })
  const add = () => {
    if (!regions.mayWrite) return
    setEdited({ id: newRuleId(), match: 'country', values: [], action: 'block', note: '' })
  }
  const put = (rule: RegionRule) => {
    const isKnown = rules.some(({ id }) => id === rule.id)
    setRules(
      isKnown ? rules.map((other) => (other.id === rule.id ? rule : other)) : [...rules, rule],
    )
  }
  useKeys([{ keys: 'n', label: t('system-desk.addRule'), run: add }])
  return (
    <Card
      flush
      title={t('system-desk.regions')}
      sub={t('system-desk.firstMatch')}
      actions={
        <Button size="sm" icon={<Plus size={16} />} disabled={!regions.mayWrite} onClick={add}>
          {t('system-desk.addRule')} <DeskKey>N</DeskKey>
        </Button>
      }
      className="overflow-clip"
      footer={<RegionsFoot regions={regions} />}
    >
      <div className="-mt-2 max-md:p-3">
        <Reorder
          ids={rules.map(({ id }) => id)}
          nameOf={(id) =>
            nameOf(
              t,
              rules.find((rule) => rule.id === id),
            )
          }
          onMove={(from, to) => setRules(reordered(rules, from, to))}
          disabled={!regions.mayWrite}
        >
          <Table
            label={t('system-desk.regions')}
            columns={regionColumns(t, rules, hits)}
            rows={rules}
            rowId={({ id }) => id}
            selectedId={decidedBy}
            onOpen={setEdited}
            empty={<p className="px-5 py-8 text-center text-text-3">{t('system-desk.noRules')}</p>}
          />
        </Reorder>
      </div>
      {edited && (
        <RuleDialog
          rule={edited}
          isNew={!rules.some(({ id }) => id === edited.id)}
          mayWrite={regions.mayWrite}
          onSave={put}
          onRemove={() => setRules(rules.filter(({ id }) => id !== edited.id))}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}

function nameOf(t: ReturnType<typeof useText>, rule: RegionRule | undefined): string {
  return rule ? `${t(matchNames[rule.match])} ${valuesText(rule)}`.trim() : ''
}

function regionColumns(
  t: ReturnType<typeof useText>,
  rules: readonly RegionRule[],
  hits: ReadonlyMap<string, number> | undefined,
): Column<RegionRule>[] {
  return [
    {
      id: 'order',
      head: '#',
      priority: 1,
      cell: (rule) => (
        <span className="flex items-center gap-2">
          <ReorderHandle id={rule.id} name={nameOf(t, rule)} />
          <span className="figures">{rules.indexOf(rule) + 1}</span>
          <span className="md:hidden">{t(matchNames[rule.match])}</span>
        </span>
      ),
    },
    {
      id: 'match',
      head: t('system-desk.match'),
      priority: 3,
      cell: (rule) => <span className="font-semibold">{t(matchNames[rule.match])}</span>,
    },
    {
      id: 'values',
      head: t('system-desk.value'),
      cell: (rule) =>
        rule.match === 'else' ? (
          <span className="text-text-3">{t('system-desk.anyVisitor')}</span>
        ) : (
          <span className="line-clamp-2 break-words">{valuesText(rule)}</span>
        ),
    },
    {
      id: 'then',
      head: t('system-desk.then'),
      priority: 1,
      cell: ({ action }) => <ActionChip action={action} />,
    },
    {
      id: 'note',
      head: t('system-desk.note'),
      cell: ({ note }) => <span className="text-text-2">{note}</span>,
    },
    {
      id: 'hits',
      head: t('system-desk.hits'),
      align: 'end',
      cell: ({ id }) => (hits ? t('system-desk.count', { count: hits.get(id) ?? 0 }) : '…'),
    },
  ]
}

function ActionChip({ action }: Pick<RegionRule, 'action'>) {
  const t = useText()
  return action === 'allow' ? (
    <StatusChip tone="ok" icon={<Check size={14} aria-hidden="true" />}>
      {t('system-desk.allow')}
    </StatusChip>
  ) : (
    <StatusChip tone="bad" icon={<Ban size={14} aria-hidden="true" />}>
      {t('system-desk.block')}
    </StatusChip>
  )
}

function RegionsFoot({ regions }: Pick<RegionsCardProps, 'regions'>) {
  const t = useText()
  const show = useToast()
  const [open, setOpen] = useState(false)
  const { isChanged, changes } = regions
  return (
    <>
      <span>
        {isChanged
          ? t('system-desk.rulesDraft', { changes: changes.length })
          : t('system-desk.rulesLive', { version: regions.live.version })}
      </span>
      <span className="ms-auto flex flex-wrap items-center gap-2">
        <ReorderKeys />
        {isChanged && regions.mayWrite && (
          <>
            <Button size="sm" onClick={regions.discard}>
              {t('system-desk.undo', { changes: changes.length })}
            </Button>
            <Button
              size="sm"
              variant="primary"
              icon={<Upload size={16} />}
              disabled={regions.isBehind}
              onClick={() => setOpen(true)}
            >
              {t('system-desk.publishRules')}
            </Button>
          </>
        )}
      </span>
      {open && (
        <ReasonDialog
          title={t('system-desk.publishRules')}
          text={t('system-desk.publishText', { changes: changes.length })}
          action={t('system-desk.publish')}
          onConfirm={async (reason) => {
            await regions.publish(reason)
            show(t('system-desk.published'), 'ok')
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
