import { languageEntry } from '@baize/kernel/language'
import { go, readAddress } from '@baize/ui/navigation/address.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { ReportTable } from '../../../shared/report/report-table.tsx'
import type { Income } from './api.ts'
import { sourceColumns, sources, type SourceRow } from './source-columns.tsx'
import { useRuleText } from './use-rule-text.ts'

/** What each source brought, what went on to downlines, and how much of all it is. A click leads to its record. */
export function SourcesTable({ income }: { readonly income: Income }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { currency, from, to } = income
  const open = ({ source }: SourceRow) => {
    const { page } = sources[source]
    if (page === undefined) return
    const { path, hash } = readAddress()
    go({ path, search: { page, teamFrom: from, teamTo: to }, hash })
  }
  return (
    <ReportTable<SourceRow>
      name="income"
      label={t('agents-income.bySource')}
      fileOf={`${from}-${to}`}
      columns={sourceColumns({ t, tag, income, ruleOf: useRuleText() })}
      rows={income.sources}
      rowId={({ source }) => source}
      onOpen={open}
      read={async () => await Promise.resolve({ items: income.sources, next: null })}
      head={<h2 className="text-lead">{t('agents-income.bySource')}</h2>}
      foot={<span>{t('agents-income.amountsIn', { currency })}</span>}
    />
  )
}
