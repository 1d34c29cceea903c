import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Switch } from '@baize/ui/forms/switch'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { useTeamFilter } from './use-team-filter.ts'

type MemberFilterProps = {
  readonly label: string
  readonly hint?: string
  /** Who is looked for may stand anywhere in the team, so all levels are shown with a search. */
  readonly looksDeep?: boolean
}

/** Whom a page of the team shows: those directly below, all levels, or an account. */
export function MemberFilter(props: MemberFilterProps) {
  const t = useText()
  const { filter, change } = useTeamFilter()
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <AccountField key={filter.search} {...props} />
      <Switch
        label={t('agents.subLevels')}
        checked={filter.deep}
        onChecked={(deep) => change({ deep })}
        atEnd
      />
    </div>
  )
}

/** An account to look for. Asked when it is whole: with Enter, or when the field is left. */
export function AccountField({ label, hint, looksDeep = false }: MemberFilterProps) {
  const { filter, change } = useTeamFilter()
  const [typed, setTyped] = useState(filter.search)
  const ask = () => {
    const search = typed.trim()
    if (search === filter.search) return
    change({ search, ...(looksDeep && search !== '' && { deep: true }) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask()
  }
  return (
    <form role="search" onSubmit={submit} className="w-full md:max-w-80">
      <TextField
        dense
        label={label}
        hint={hint}
        value={typed}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        before={<Search size={16} aria-hidden="true" className="text-text-3" />}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={ask}
      />
    </form>
  )
}
