import { Lock } from 'lucide-react'
import { cx } from '@baize/ui/look/cx.ts'
import { Switch } from '@baize/ui/forms/switch'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import type { RegistrationField, RegistrationRule } from '@baize/contract/system/system'
import { useText } from '@baize/texts/use-text'
import { reordered, Reorder, ReorderHandle } from '../../shared/lists/reorder.tsx'
import { fieldNames, fixedFields } from './fields.ts'
import { BoundCell, PatternCell } from './rule-cells.tsx'
import { isAlwaysAsked, ruleProblemOf, setPattern, showField } from './rules.ts'

type RuleTableProps = {
  readonly rules: readonly RegistrationRule[]
  readonly selected: RegistrationField | undefined
  readonly changed: ReadonlySet<string>
  /** Whether the tab that is looked at asks for the field. */
  readonly isUsed: (field: RegistrationField) => boolean
  readonly disabled: boolean
  /** Chosen to be looked at; `edited` when that came along with a change in its row. */
  readonly onSelect: (field: RegistrationField, why: 'opened' | 'edited') => void
  readonly onRules: (rules: RegistrationRule[]) => void
}

/** One row a field, in the order of the form. */
export function RuleTable(props: RuleTableProps) {
  const t = useText()
  const { rules, selected, disabled, onSelect, onRules } = props
  const put = (rule: RegistrationRule) => {
    onSelect(rule.field, 'edited')
    onRules(rules.map((other) => (other.field === rule.field ? rule : other)))
  }
  return (
    <Reorder
      ids={rules.map(({ field }) => field)}
      nameOf={(id) => t(fieldNames[id as RegistrationField])}
      onMove={(from, to) => onRules(reordered(rules, from, to))}
      disabled={disabled}
    >
      <Table
        label={t('system-desk.registration')}
        columns={ruleColumns(t, props, put)}
        rows={rules}
        rowId={({ field }) => field}
        selectedId={selected}
        onOpen={({ field }) => onSelect(field, 'opened')}
      />
    </Reorder>
  )
}

function ruleColumns(
  t: ReturnType<typeof useText>,
  { changed, isUsed, disabled }: RuleTableProps,
  put: (rule: RegistrationRule) => void,
): Column<RegistrationRule>[] {
  const nameOf = ({ field }: RegistrationRule) => t(fieldNames[field])
  const bound = (rule: RegistrationRule, side: 'minLength' | 'maxLength') =>
    fixedFields[rule.field] === undefined ? (
      <BoundCell
        label={t(side === 'minLength' ? 'system-desk.minOf' : 'system-desk.maxOf', {
          field: nameOf(rule),
        })}
        value={rule[side]}
        disabled={disabled}
        invalid={ruleProblemOf(rule) !== undefined}
        onBound={(value) => put({ ...rule, [side]: value })}
      />
    ) : (
      <span className="text-text-3">{t('system-desk.auto')}</span>
    )
  return [
    {
      id: 'move',
      head: <span className="visually-hidden">{t('system-desk.order')}</span>,
      priority: 1,
      cell: (rule) => (
        <span className="flex items-center gap-2">
          <ReorderHandle id={rule.field} name={nameOf(rule)} />
          <span className="md:hidden">
            <FieldCell
              rule={rule}
              isChanged={changed.has(rule.field)}
              isUsed={isUsed(rule.field)}
            />
          </span>
        </span>
      ),
    },
    {
      id: 'field',
      head: t('system-desk.field'),
      priority: 3,
      cell: (rule) => (
        <FieldCell rule={rule} isChanged={changed.has(rule.field)} isUsed={isUsed(rule.field)} />
      ),
    },
    {
      id: 'shown',
      head: t('system-desk.show'),
      cell: (rule) => (
        <Switch
          hideLabel
          label={t('system-desk.showOf', { field: nameOf(rule) })}
          checked={rule.shown}
          disabled={disabled || isAlwaysAsked(rule.field)}
          onChecked={(shown) => put(showField(rule, shown))}
        />
      ),
    },
    {
      id: 'required',
      head: t('system-desk.required'),
      cell: (rule) => <RequiredCell rule={rule} disabled={disabled} put={put} />,
    },
    {
      id: 'pattern',
      head: t('system-desk.pattern'),
      cell: (rule) => {
        const fixed = fixedFields[rule.field]
        if (fixed !== undefined) return <span className="text-text-2">{t(fixed)}</span>
        return (
          <PatternCell
            label={t('system-desk.patternOf', { field: nameOf(rule) })}
            value={rule.patternId}
            disabled={disabled}
            onPattern={(id) => put(setPattern(rule, id))}
          />
        )
      },
    },
    {
      id: 'min',
      head: t('system-desk.min'),
      align: 'end',
      cell: (rule) => bound(rule, 'minLength'),
    },
    {
      id: 'max',
      head: t('system-desk.max'),
      align: 'end',
      cell: (rule) => bound(rule, 'maxLength'),
    },
  ]
}

type FieldCellProps = {
  readonly rule: RegistrationRule
  readonly isChanged: boolean
  readonly isUsed: boolean
}

function FieldCell({ rule, isChanged, isUsed }: FieldCellProps) {
  const t = useText()
  return (
    <span className="block leading-[1.125rem] whitespace-nowrap">
      <span className={cx('font-semibold', (!rule.shown || !isUsed) && 'text-text-3')}>
        {t(fieldNames[rule.field])}
      </span>
      {isChanged && (
        <span className="ms-1.5 inline-block size-1.5 rounded-full bg-brass align-middle">
          <span className="visually-hidden">{t('system-desk.changedMark')}</span>
        </span>
      )}
      <span className="block text-caption text-text-3">
        {isUsed ? rule.field : t('system-desk.notInTab')}
      </span>
    </span>
  )
}

type RequiredCellProps = {
  readonly rule: RegistrationRule
  readonly disabled: boolean
  readonly put: (rule: RegistrationRule) => void
}

function RequiredCell({ rule, disabled, put }: RequiredCellProps) {
  const t = useText()
  if (isAlwaysAsked(rule.field)) {
    return (
      <span className="inline-flex items-center gap-1 text-text-2">
        <Lock size={14} aria-hidden="true" /> {t('system-desk.always')}
      </span>
    )
  }
  if (!rule.shown) return <span className="text-text-3">{t('system-desk.hidden')}</span>
  return (
    <Switch
      hideLabel
      label={t('system-desk.requiredOf', { field: t(fieldNames[rule.field]) })}
      checked={rule.required}
      disabled={disabled}
      onChecked={(required) => put({ ...rule, required })}
    />
  )
}
