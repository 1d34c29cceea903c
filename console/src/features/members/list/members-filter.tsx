import { X } from 'lucide-react'
import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'
import { FilterChip } from '../../../shared/forms/filter-chip.tsx'
import { SearchBox } from '../../../shared/forms/search-box.tsx'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { memberKinds, memberStates } from './filter.ts'
import { memberKindNames, memberStateNames } from '../words.ts'

const cleared = { q: undefined, type: undefined, state: undefined, tag: undefined }

/** Everything that narrows the list; all of it is in the address. */
export function MembersFilterBar({ tags }: { readonly tags: readonly string[] }) {
  const t = useText()
  const [search, change] = useSearch()
  const { type = '', state = '', tag = '' } = search
  const isSet = Boolean(search['q'] || type || state || tag)
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3">
      <SearchBox label={t('identity-desk.search')} field="q" className="w-full sm:w-96" />
      <FilterChip
        label={t('identity-desk.filterType')}
        value={type}
        onValue={(chosen) => change({ type: chosen })}
        options={memberKinds.map((kind) => [kind, t(memberKindNames[kind])])}
      />
      <FilterChip
        label={t('identity-desk.filterState')}
        value={state}
        onValue={(chosen) => change({ state: chosen })}
        options={memberStates.map((name) => [name, t(memberStateNames[name])])}
      />
      {(tags.length > 0 || tag !== '') && (
        <FilterChip
          label={t('identity-desk.filterTag')}
          value={tag}
          onValue={(chosen) => change({ tag: chosen })}
          options={tags.map((name) => [name, name])}
        />
      )}
      {isSet && (
        <Button size="sm" variant="ghost" icon={<X size={16} />} onClick={() => change(cleared)}>
          {t('ops.clearFilters')}
        </Button>
      )}
    </div>
  )
}
